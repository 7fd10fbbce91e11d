import type { SendMessageFields } from '#shared/contract/chat/send.ts';
import { type Intake, ToldIntake } from '#shared/contract/clinic/intake.ts';
import { EMPTY_INTAKE, isEmptyIntake } from '#shared/domain/intake/empty-intake.ts';
import { INTAKE_WORDS_MAX } from '#shared/domain/intake/intake.ts';
import { MOST_SPRAYED_LETTERS } from '#shared/domain/plan/case.ts';
import { isDay } from '#shared/domain/plan/plan-days.ts';
import { cleanLine, cleanText } from '#shared/domain/text-safety.ts';
import { AppError } from '../../../platform/errors.ts';
import { faultsOf } from '../../../platform/http/validation.ts';

/**
 * What a farmer tells is wrong, fit to store; null where the send is no intake.
 * @throws {AppError} INVALID_INPUT, EMPTY_MESSAGE when nothing is told
 */
export function readIntake({ intake: json, ...fields }: SendMessageFields): Intake | null {
  if (json === undefined) return null;
  const told = parse(json);
  const faults = faultsOf(ToldIntake, told);
  if (faults) throw invalid(Object.values(faults)[0] ?? 'is not an intake');
  if (fields.client_id === undefined)
    throw new AppError('INVALID_INPUT', { fields: { client_id: 'is missing' } });
  const intake = tidy({ ...EMPTY_INTAKE, ...(told as Partial<Intake>) });
  const days = [intake.sown_on, intake.sprayed_on, intake.harvest_on];
  if (!days.every((day) => day === null || isDay(day))) throw invalid('has a day that no calendar has');
  if (namesTwice(intake)) throw invalid('names a message twice');
  if (isEmptyIntake(intake)) throw new AppError('EMPTY_MESSAGE');
  return intake;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid('is not JSON');
  }
}

function tidy(intake: Intake): Intake {
  const lower = <T extends { client_id: string }>(each: T): T => ({
    ...each,
    client_id: each.client_id.toLowerCase(),
  });
  return {
    ...intake,
    crop: intake.crop && (cleanLine(intake.crop, 60) || null),
    variety: cleanLine(intake.variety, 80),
    signs: intake.signs.map((sign) => cleanLine(sign, 80)).filter((sign) => sign !== ''),
    sprayed: cleanLine(intake.sprayed, MOST_SPRAYED_LETTERS),
    taluk: cleanLine(intake.taluk, 60),
    words: cleanText(intake.words, INTAKE_WORDS_MAX),
    photos: intake.photos.map(lower),
    voices: intake.voices.map(lower),
    field_id: intake.field_id?.toLowerCase() ?? null,
  };
}

/** A message stands in one place of the card. */
function namesTwice({ photos, voices }: Intake): boolean {
  const ids = [...photos, ...voices].map(({ client_id }) => client_id);
  const slots = photos.map(({ slot }) => slot);
  return new Set(ids).size < ids.length || new Set(slots).size < slots.length;
}

const invalid = (fault: string) => new AppError('INVALID_INPUT', { fields: { intake: fault } });
