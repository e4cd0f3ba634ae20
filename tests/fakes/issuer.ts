import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { Handler } from "./http-faults.ts";
import { serveOnLoopback } from "./loopback.ts";

type Claims = Record<string, unknown>;
type Path = "/.well-known/openid-configuration" | "/jwks" | "/token" | "/userinfo";

interface Grant {
  challenge: string;
  nonce: string;
  redirectUri: string;
  user: Claims;
}

export const CLIENT = { id: "the site", secret: "the secret of the site: +/%" };

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomBytes(6).toString("hex");
  return { kid, privateKey, jwk: { ...publicKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" } };
}
/** Of every issuer at first: making one takes a tenth of a second. */
const FIRST_KEY = newKey();
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID Connect issuer over HTTP that checks what the site sends, signs with real keys, and lies where told to. */
export async function startFakeIssuer() {
  const grants = new Map<string, Grant>();
  let key = FIRST_KEY;
  const seen: string[] = [];
  const state = {
    /** Who signs in next. */
    user: { sub: "s-1", email: "ayse@example.com", email_verified: true, name: "Ayşe" } as Claims,
    /** Replies in place of the issuer. */
    faults: {} as Partial<Record<Path, Handler>>,
    /** Changes the claims of the next tokens. */
    lie: (claims: Claims): Claims => claims,
    header: {} as Claims,
    /** Signs in place of the published key. */
    signer: null as KeyObject | null,
    /** Takes a code more than once. */
    replays: false,
    /** Makes the reply of /userinfo; name and email address are then only there. */
    userInfo: null as ((claims: Claims) => Claims) | null,
    metadata: {} as Claims,
  };

  function idToken({ nonce, user }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const own = state.userInfo ? { sub: user.sub } : user;
    const base = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...own };
    const header = { alg: "RS256", kid: key.kid, typ: "JWT", ...state.header };
    const text = `${encode(header)}.${encode(state.lie(base))}`;
    if (header.alg === "none") return `${text}.`;
    const signature = sign("sha256", Buffer.from(text), state.signer ?? key.privateKey);
    return `${text}.${signature.toString("base64url")}`;
  }

  function authenticated(authorization: string | undefined): boolean {
    const [id, secret] = Buffer.from(authorization?.replace("Basic ", "") ?? "", "base64")
      .toString()
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    return id === CLIENT.id && secret === CLIENT.secret;
  }

  const { origin: issuer, close } = await serveOnLoopback((request, body, response) => {
    const { pathname, searchParams } = new URL(request.url!, issuer);
    seen.push(pathname);
    const reply = (value: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const fault = state.faults[pathname as Path];
    if (fault) return void fault({ request, body: {}, response });
    if (pathname === "/.well-known/openid-configuration") {
      return reply({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        ...(state.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        ...state.metadata,
      });
    }
    if (pathname === "/jwks") return reply({ keys: [key.jwk] });
    if (pathname === "/authorize") {
      return response.writeHead(302, { location: agree(`${issuer}${request.url}`) }).end();
    }
    if (pathname === "/userinfo") {
      const grant = grants.get((request.headers.authorization ?? "").replace("Bearer access ", ""));
      return grant ? reply(state.userInfo!(grant.user)) : reply({}, 401);
    }
    const form = new URLSearchParams(body.toString());
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const fits =
      pathname === "/token" &&
      searchParams.size === 0 &&
      authenticated(request.headers.authorization) &&
      grant?.challenge === challenge &&
      grant.redirectUri === form.get("redirect_uri");
    if (!fits) return reply({ error: "invalid_grant" }, 400);
    const token = idToken(grant);
    if (!state.replays && state.userInfo === null) grants.delete(code);
    return reply({ access_token: `access ${code}`, token_type: "bearer", id_token: token });
  });

  /** What the user's browser is sent back to after they agree at this URL. */
  function agree(location: string): string {
    const { searchParams } = new URL(location);
    const of = (name: string) => searchParams.get(name)!;
    if (of("client_id") !== CLIENT.id || of("code_challenge_method") !== "S256")
      throw new Error("not asked so");
    const code = randomBytes(12).toString("base64url");
    const redirectUri = of("redirect_uri");
    grants.set(code, {
      challenge: of("code_challenge"),
      nonce: of("nonce"),
      redirectUri,
      user: { ...state.user },
    });
    return `${redirectUri}?${new URLSearchParams({ code, state: of("state") })}`;
  }

  return {
    issuer,
    state,
    seen,
    agree,
    /** Publishes and uses another key from now on; the old one is gone. */
    rotate: () => void (key = newKey()),
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: "Acme",
    },
    close,
  };
}
