/** PostgreSQL gets a table for the salt of a day; with SQLite it is a file, which no backup of the database has. */
export async function up(): Promise<void> {}
