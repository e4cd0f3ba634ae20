import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

interface Result {
  /** Of complete responses. */
  count: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

function once(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} returned ${response.statusCode}`));
      });
    })
      .on("error", reject)
      .end();
  });
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the processor time of a process and of its ended children in milliseconds, on Linux only. */
export function processorMs(pid: number | "self"): { own: number; children: number } {
  // The fields after the name, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ").map(Number);
  return { own: (fields[11]! + fields[12]!) * 10, children: (fields[13]! + fields[14]!) * 10 };
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Requests a URL for `seconds` over persistent connections; a function returns a URL or headers for each request. */
export async function load(
  url: string | (() => string),
  options: {
    seconds: number;
    connections: number;
    headers?: Record<string, string> | (() => Record<string, string>);
    pauseMs?: number;
  },
): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const times: number[] = [];
  const began = performance.now();
  const until = began + options.seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      const { headers = {} } = options;
      await once(
        agent,
        typeof url === "string" ? url : url(),
        typeof headers === "function" ? headers() : headers,
      );
      times.push(performance.now() - start);
      if (options.pauseMs) await new Promise((resolve) => setTimeout(resolve, options.pauseMs));
    }
  };
  await Promise.all(Array.from({ length: options.connections }, client));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const count = times.length;
  return { count, perSecond: count / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
