/** `attachment` with the name in UTF-8, and a plain one for programs that know no other. */
export function attachment(name: string, plain: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
