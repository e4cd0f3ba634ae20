// Preloaded by the npm scripts. Node's own --env-file-if-exists writes a line where the file does not exist.
try {
  process.loadEnvFile();
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
}
