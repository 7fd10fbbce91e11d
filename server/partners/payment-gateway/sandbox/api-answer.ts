/** What an API call is answered with. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** A refusal in the provider's words. */
export function failure(status: number, code: string, message: string): ApiAnswer {
  return { status, body: { success: false, code, message } };
}
