/** IndexedDB: what waits in this browser without a connection. */
export const OFFLINE_DATABASE = "offline";
