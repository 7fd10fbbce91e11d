import { Type } from 'typebox';
import { closed } from './wire.ts';

/** GET /payment/status/{pid}/receipt: `download=1` saves the paper instead of showing it. */
export const ReceiptQuery = Type.Object({ download: Type.Optional(Type.Literal('1')) }, closed);
