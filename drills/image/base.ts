import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Buildah } from "./buildah.ts";

const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** The value of an ARG of the Dockerfile. */
function argument(name: string): string {
  return new RegExp(`^ARG ${name}=(\\S+)$`, "m").exec(readFileSync(join(ROOT, "Dockerfile"), "utf8"))![1]!;
}

/**
 * Makes the images that the Dockerfile begins with where a registry of images cannot be reached: Debian's own packages
 * with Node and npm from npm, and Litestream as Go builds it, under the names of the real ones.
 */
export function makeBase({ run, has }: Buildah, litestream: string, folder: string): void {
  const [node, replicator] = [argument("NODE_IMAGE"), argument("LITESTREAM_IMAGE")];
  if (!has(`${node}-slim`)) {
    const suite = node.split("-").at(-1)!;
    const [root, packed] = [join(folder, "root"), join(folder, "root.tar")];
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const onMachine = (command: string, ...args: string[]) =>
      execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    onMachine("mmdebstrap", "--quiet", "--variant=minbase", "--include=ca-certificates", suite, packed);
    onMachine("tar", "-xf", packed, "-C", root);
    copyFileSync(process.execPath, join(root, "usr/local/bin/node"));
    onMachine("npm", "install", "--global", "--silent", "--prefix", join(folder, "npm"), "npm@11");
    cpSync(join(folder, "npm/lib/node_modules"), join(root, "usr/local/lib/node_modules"), {
      recursive: true,
    });
    symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
    onMachine("chroot", root, "groupadd", "--gid", "1000", "node");
    onMachine("chroot", root, "useradd", "--uid", "1000", "--gid", "node", "--create-home", "node");
    // A machine behind a proxy has certificates of its own, which npm in the build needs, too.
    const own = process.env.NODE_EXTRA_CA_CERTS !== undefined && existsSync(CERTIFICATES);
    if (own) copyFileSync(CERTIFICATES, join(root, CERTIFICATES));
    onMachine("tar", "-C", root, "-cf", packed, ".");
    const container = run("from", "scratch");
    run("add", "--quiet", container, packed, "/");
    const env = ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"];
    if (own) env.push(`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
    run("config", ...env.flatMap((one) => ["--env", one]), "--cmd", "node", container);
    run("commit", "--quiet", "--format", "docker", container, `docker.io/library/${node}-slim`);
    run("rm", container);
    rmSync(root, { recursive: true });
    rmSync(packed);
  }
  run("tag", `docker.io/library/${node}-slim`, `docker.io/library/${node}`);
  if (!has(replicator)) {
    const container = run("from", "scratch");
    run("copy", "--quiet", container, litestream, "/usr/local/bin/litestream");
    run("commit", "--quiet", "--format", "docker", container, `docker.io/${replicator}`);
    run("rm", container);
  }
}
