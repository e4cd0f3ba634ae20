/** Programs in three languages; `site` is the URL of the site. */
type Examples = Record<"curl" | "TypeScript" | "Python", string>;

export const firstDream = (site: string): Examples => ({
  curl: `curl ${site}/api/v1/dreams \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -d '{"dreamText": "I flew over a wide, quiet sea.",
       "language": "en-US", "depth": "image"}'`,
  TypeScript: `const headers = { authorization: \`Bearer \${process.env.KEY}\` };
const call = (path: string, init: RequestInit = {}) =>
  fetch("${site}/api/v1" + path, {
    ...init,
    headers: { ...headers, ...init.headers },
  }).then((reply) => reply.json());

let { dream } = await call("/dreams", {
  method: "POST",
  headers: {
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
  },
  body: JSON.stringify({
    dreamText: "I flew over a wide, quiet sea.",
    language: "en-US",
    depth: "image",
  }),
});
while (["queued", "processing"].includes(dream.status)) {
  await new Promise((next) => setTimeout(next, 3000));
  ({ dream } = await call(\`/dreams/\${dream.id}\`));
}
console.log(dream.interpretation?.summary, dream.imageUrl);`,
  Python: `import os, time, uuid
import requests

api = requests.Session()
api.headers["Authorization"] = f"Bearer {os.environ['KEY']}"
site = "${site}/api/v1"

dream = api.post(
    f"{site}/dreams",
    headers={"Idempotency-Key": str(uuid.uuid4())},
    json={
        "dreamText": "I flew over a wide, quiet sea.",
        "language": "en-US",
        "depth": "image",
    },
).json()["dream"]
while dream["status"] in ("queued", "processing"):
    time.sleep(3)
    dream = api.get(f"{site}/dreams/{dream['id']}").json()["dream"]
print(dream["interpretation"]["summary"], dream["imageUrl"])`,
});

/** A loop is no single call of curl. */
export const everyDream: Omit<Examples, "curl"> = {
  TypeScript: `let cursor: string | null = "";
while (cursor !== null) {
  const page = await call(
    \`/dreams?limit=100\${cursor && \`&cursor=\${cursor}\`}\`,
  );
  for (const dream of page.dreams) console.log(dream.night, dream.title);
  cursor = page.nextCursor;
}`,
  Python: `cursor = ""
while cursor is not None:
    query = {"limit": 100, **({"cursor": cursor} if cursor else {})}
    page = api.get(f"{site}/dreams", params=query).json()
    for dream in page["dreams"]:
        print(dream["night"], dream["title"])
    cursor = page["nextCursor"]`,
};

export const WEBHOOK_BODY = `{
  "id": "msg_p5jXN8AQM9LW",
  "type": "dream.done",
  "timestamp": "2026-11-23T04:12:09.000Z",
  "data": {
    "dreamId": "bf2ae6a7-48e2-4f33-b7b1-f14528910f29",
    "status": "done",
    "parts": { "reading": "done", "image": "done", "video": "skipped" },
    "createdAt": "2026-11-23T04:11:31.000Z",
    "finishedAt": "2026-11-23T04:12:09.000Z"
  }
}`;

export const CHECK: Omit<Examples, "curl"> = {
  TypeScript: `import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET!); // whsec_...
createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  try {
    const headers = request.headers as Record<string, string>;
    const event = webhook.verify(body, headers) as { type: string };
    response.writeHead(204).end();
    console.log(event.type);
  } catch {
    response.writeHead(400).end();
  }
}).listen(8080);`,
  Python: `import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_...

@app.post("/dreams")
def dreams():
    try:
        event = webhook.verify(request.get_data(), dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    print(event["type"], event["data"])
    return "", 204`,
};

export const ERROR_BODY = `{
  "error": {
    "code": "insufficient_tokens",
    "message": "You do not have enough tokens."
  }
}`;
