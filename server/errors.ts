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
