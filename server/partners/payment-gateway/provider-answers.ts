import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { PaymentGatewayError } from './gateway-error.ts';

const ErrorAnswer = Type.Object({ code: Type.String() });

/** Why a try failed, in the provider's words: for the office, never shown to a payer. */
export const FailureFields = {
  errorCode: Type.Optional(Type.String()),
  detailedErrorCode: Type.Optional(Type.String()),
  errorContext: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
};

/** What the provider tells of a failure: short texts only, so that nothing large or nested is ever kept. */
export type FailureContext = Record<string, string>;

const TOLD = ['errorCode', 'detailedErrorCode', 'source', 'stage', 'description'] as const;

export function failureContext(answer: {
  detailedErrorCode?: string;
  errorContext?: Record<string, unknown>;
}): FailureContext | undefined {
  const told = { detailedErrorCode: answer.detailedErrorCode, ...answer.errorContext };
  const kept = TOLD.flatMap((name) => {
    const value = told[name as keyof typeof told];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)] as const] : [];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Codes are words; whatever is longer would be kept for ever, in every row that tells of it. */
export const MOST_OF_A_CODE = 100;

/** A name the provider gives an order or a refund. Beyond this it is none, and an index of the database could not hold it. */
export const ProviderId = Type.String({ minLength: 1, maxLength: 100 });

export function codeOf(body: unknown): string | undefined {
  return Check(ErrorAnswer, body) ? body.code.slice(0, MOST_OF_A_CODE) : undefined;
}

/** A proxy's 408 or 429 does not say whether a request got through; a 5xx does not either. */
export function isCertainRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

export function unusable(what: string, status: number, providerCode?: string): PaymentGatewayError {
  return new PaymentGatewayError('unknown', `the provider's ${what} answer is unusable (${status})`, {
    status,
    providerCode,
  });
}
