/** Programs whose names make inline code a command. */
const PROGRAMS = /^(npm|npx|node|docker|fly|sqlite3|touch|litestream|rclone|pg_dump|openssl|git)\s/;

/** A command as the page has it, and its line. */
export interface Command {
  text: string;
  line: number;
}

/** What a comment of the page says of commands that begin with a text. */
interface Decision {
  kind: "skip" | "stopped" | "serve" | "says" | "place" | "user";
  text: string;
  value: string;
  used: boolean;
}

/**
 * The shell commands of a page in their order: the lines of its shell blocks, and inline code that begins with a program.
 * Lines that end with a backslash go on; comments at the end of a line are left out.
 */
export function commandsOf(page: string): Command[] {
  const found: Command[] = [];
  let block: string | null = null;
  let open = "";
  let began = 0;
  for (const [index, line] of page
    .replace(/<!--[^]*?-->/g, (hidden) => hidden.replace(/[^\n]/g, ""))
    .split("\n")
    .entries()) {
    const fence = /^```(\w*)$/.exec(line);
    if (fence) {
      block = block === null ? fence[1]! : null;
      continue;
    }
    if (block === null) {
      for (const [, code] of line.matchAll(/`([^`]+)`/g))
        if (PROGRAMS.test(code!.replace(/^([A-Z_]+=\S*\s+)+/, "")))
          found.push({ text: code!, line: index + 1 });
    } else if (block === "sh") {
      if (open === "") began = index + 1;
      open +=
        line
          .replace(/\s+# .*$/, "")
          .replace(/\\$/, "")
          .trim() + " ";
      if (line.endsWith("\\")) continue;
      if (open.trim() !== "") found.push({ text: open.trim(), line: began });
      open = "";
    }
  }
  return found;
}

/** The decisions in the comments of a page: `skip: docker | it needs an engine`. */
export function decisionsOf(page: string): Decision[] {
  const comments = page.match(/<!--[^]*?-->/g)?.join("\n") ?? "";
  return [...comments.matchAll(/^(skip|stopped|serve|says|place|user): ([^|\n]+?)(?: \| ([^\n]+))?$/gm)].map(
    ([, kind, text, value]) => ({
      kind: kind as Decision["kind"],
      text: text!,
      value: value ?? "",
      used: false,
    }),
  );
}
