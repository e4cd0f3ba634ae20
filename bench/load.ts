import { Agent, request } from "node:http";

interface Result {
  /** Complete responses, and how many of them a second. */
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

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Requests a URL (a function gives another one each time) for `seconds` over persistent connections. */
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
