/**
 * A reason the home database cannot be used, worded for the person at the keyboard: its `message` is one
 * complete sentence that says what to do, to be printed without a stack.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  /** The start script prints the message alone. */
  readonly friendly = true;
}

/** Whether a thrown value carries this code, be it from the operating system ('ENOENT') or PostgreSQL ('57P03'). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Whether a connection ended under a question, or before it: the driver says so in words alone. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && /^Connection terminated|is not queryable$/.test(error.message);
}
