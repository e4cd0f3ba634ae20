/** Whether an address belongs to the admin area. */
export const isAdminPath = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname);
