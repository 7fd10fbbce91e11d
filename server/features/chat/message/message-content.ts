import { createHash } from 'node:crypto';
import type { SendMessageFields } from '#shared/contract/chat/send.ts';
import type { Spray } from '#shared/contract/chat.ts';
import { MAX_SPRAY_FIELD_LENGTH, MAX_TEXT_LENGTH } from '#shared/contract/chat-limits.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { cleanLine, cleanText } from '#shared/domain/text-safety.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AcceptedFile } from '../../../platform/files/index.ts';
import { readIntake } from './read-intake.ts';

/** What is said in words. */
interface Words {
  text: string | null;
  spray: Spray | null;
  /** Of a farmer; then there is nothing else. */
  intake: Intake | null;
  replyTo: number | null;
  plan: PlanReportFields | null;
}

/** What a farmer tells of a plan beside the words. */
export interface PlanReportFields {
  plan_id: number;
  outcome: SendMessageFields['outcome'];
  plan_lines: SendMessageFields['plan_lines'];
}

export interface MessageContent extends Words {
  file: AcceptedFile | null;
  /** Two sends with one client id are the same send when these agree. */
  hash: Buffer;
}

/** Joiners and zero-width marks belong inside words; alone they are nothing to read. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;

/** What a person wants to say, fit to store. @throws {AppError} INVALID_INPUT, EMPTY_MESSAGE when nothing visible is left */
export function readContent(fields: SendMessageFields, file: AcceptedFile | null): MessageContent {
  const words = readWords(fields);
  const { text, spray, intake, replyTo, plan } = words;
  const isElse = text !== null || spray !== null || plan?.outcome !== undefined || file !== null;
  if (intake && (isElse || plan || replyTo !== null))
    throw new AppError('INVALID_INPUT', { fields: { intake: 'comes instead of words, file and answer' } });
  if (!isElse && !intake) throw new AppError('EMPTY_MESSAGE');
  return { ...words, file, hash: hashOf(words, file?.sha256.toString('hex') ?? null) };
}

/** The `hash` of a message whose file is known only by the SHA-256 (hex) of its bytes. */
export function hashContent(fields: SendMessageFields, fileSha256: string): Buffer {
  return hashOf(readWords(fields), fileSha256);
}

function hashOf({ text, spray, intake, replyTo, plan }: Words, fileSha256: string | null): Buffer {
  const words = ['text', text, spray, replyTo, fileSha256, ...(plan ? [plan] : [])];
  const said = intake ? ['intake', intake] : words;
  return createHash('sha256').update(JSON.stringify(said)).digest();
}

function readWords(fields: SendMessageFields): Words {
  const cleaned = cleanText(fields.text ?? '', MAX_TEXT_LENGTH);
  const text = VISIBLE.test(cleaned) ? cleaned : null;
  return {
    text,
    spray: readSpray(fields),
    intake: readIntake(fields),
    replyTo: fields.reply_to ?? null,
    plan: readPlan(fields),
  };
}

function readPlan({ plan_id, outcome, plan_lines }: SendMessageFields): PlanReportFields | null {
  if (plan_id !== undefined) return { plan_id, outcome, plan_lines };
  if (outcome === undefined && plan_lines === undefined) return null;
  throw new AppError('INVALID_INPUT', { fields: { plan_id: 'is missing' } });
}

function readSpray(fields: SendMessageFields): Spray | null {
  const clean = (value: string | undefined) => cleanLine(value ?? '', MAX_SPRAY_FIELD_LENGTH) || null;
  const spray: Spray = {
    date: clean(fields.last_spray_date),
    chemical: clean(fields.last_chemical),
    dosage: clean(fields.last_dosage),
  };
  return (spray.date ?? spray.chemical ?? spray.dosage) ? spray : null;
}
