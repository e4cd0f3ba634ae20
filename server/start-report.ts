import { isLoopbackHost } from "./hosts.ts";
import { unpricedModels } from "./providers/prices.ts";
import type { Services } from "./services.ts";

type Line = { level: "info" | "warn"; message: string };

/** What the start logs: the URL, the engines, where mail goes, and the settings that need attention. */
export function startReport({ config, engines }: Pick<Services, "config" | "engines">): Line[] {
  const { brandName, bucket, publicUrl, payments } = config;
  const { reading, image, video, moderation } = engines;
  const place = config.openOutbox ? `shown at ${publicUrl}/outbox` : `written to ${config.outboxDir}`;
  const messages = [
    `${brandName} is at ${publicUrl}`,
    `engines: reading ${reading.name}, image ${image.name}, video ${video.name}, moderation ${moderation.name}; payments ${payments}`,
    ...(bucket ? [`media: in the bucket ${bucket.name} at ${bucket.endpoint}`] : []),
    config.smtpUrl === null ? `mail: ${place}, nothing is sent` : "mail: sent by SMTP",
  ];
  const warnings = unpricedModels(config).map(
    ({ provider, model }) =>
      `${provider}'s model ${model} has no price: its calls count as free. Set PROVIDER_PRICES.`,
  );
  if (bucket?.endpoint.startsWith("http:") && !isLoopbackHost(new URL(bucket.endpoint).hostname)) {
    warnings.push("S3_ENDPOINT is not https: images and videos cross the private network unencrypted.");
  }
  if (config.loopback && !isLoopbackHost(config.host)) {
    warnings.push(
      `PUBLIC_URL is this machine, but HOST ${config.host} is open to the network: whoever reaches it has the sandbox.`,
    );
  }
  if (payments === "off" && config.welcomeTokens === 0) {
    warnings.push(
      "Nobody can make a dream: there are no payments and no welcome tokens. Set WELCOME_TOKENS or STRIPE_SECRET_KEY.",
    );
  }
  return [
    ...messages.map((message) => ({ level: "info" as const, message })),
    ...warnings.map((message) => ({ level: "warn" as const, message })),
  ];
}
