import { ConfigError, readConfig, type Config } from "./config.ts";
import { createLog } from "./log.ts";
import { orExit } from "./start-problem.ts";

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The settings need a correction:\n${error.message}\n`);
    process.exit(1);
  }
}

const config = await orExit(configOrExit);
if (config.webProcesses > 1 && config.role !== "worker") {
  // Loaded only here: this process needs none of the server's memory.
  const { supervise } = await import("./supervisor.ts");
  await supervise(config, createLog(config.logLevel));
} else {
  const { runServer } = await import("./server.ts");
  await runServer(config);
}
