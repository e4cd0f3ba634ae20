import { ERROR_STATUS, type ErrorCode } from "#shared/errors.ts";

/** An expected failure with a code of the closed list; everything else is a defect and answers `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What the database and the file system say when the volume, or a quota on it, is full. */
const FULL_CODES = ["SQLITE_FULL", "ENOSPC", "EDQUOT"];
/** The same in the words of a program that writes for us. */
const FULL_TEXT = /No space left on device|Disk quota exceeded/;

/** Whether an error, or what caused it, is a volume without room. */
export function isVolumeFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  return (
    FULL_CODES.includes(String(code)) ||
    FULL_TEXT.test(`${error.message} ${String(stderr ?? "")}`) ||
    isVolumeFull(error.cause)
  );
}
