import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

interface Posted {
  headers: Record<string, string>;
  body: Buffer;
  signal: AbortSignal;
}

/**
 * POSTs to a URL at an IP address that was checked before, so that DNS cannot change between the check and the
 * connection. Follows no redirects and does not read the reply's body. Rejects where no reply comes.
 */
export function postToAddress(
  url: URL,
  place: { address: string; family: number },
  { headers, body, signal }: Posted,
): Promise<{ status: number; retryAfter: string | undefined }> {
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: "POST",
      signal,
      agent: false,
      headers: { ...headers, "content-length": body.length },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [place]);
        else done(null, place.address, place.family);
      },
    });
    request.once("error", reject);
    // A reply that switches to another protocol ends the request with neither an error nor a response.
    request.once("close", () => reject(new Error("no reply came")));
    request.once("response", (response) => {
      response.destroy();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
    });
    request.end(body);
  });
}
