import type { Field } from '#shared/contract/clinic/fields.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { PlantPart } from '#shared/domain/guide/crop-pages.ts';
import { EMPTY_INTAKE, isEmptyIntake } from '#shared/domain/intake/empty-intake.ts';
import type { IntakeQuestion, PhotoSlot } from '#shared/domain/intake/intake.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import type { PhotoFault } from '../photo/photo-verdict.ts';
import type { StepName } from './steps.ts';

/** What is told by taps and words; photos and voices lie beside it. */
export type Answers = Omit<Intake, 'photos' | 'voices' | 'field_id'>;

export interface TakenPhoto {
  slot: PhotoSlot;
  clientId: string;
  /** What was asked about it and is not answered yet. */
  fault: PhotoFault | null;
}

export interface SaidAnswer {
  question: IntakeQuestion;
  clientId: string;
}

/** A wizard begun on this phone, as it is kept at each tap; the bytes of photos and voices are kept by their `clientId`. */
export interface IntakeDraft {
  /** Of the card that will be sent: a second Send is the same card. */
  clientId: string;
  step: StepName;
  answers: Answers;
  /** Where the signs are looked for: the guide knows shoots, a case counts them to the stem. */
  seenOn: PlantPart | null;
  /** Remembered by this name; null where none was chosen. */
  fieldId: string | null;
  /** What that field said of what was not told; absent in a draft kept from before. */
  filled?: Partial<Filled>;
  photos: readonly TakenPhoto[];
  voices: readonly SaidAnswer[];
  /** Send was pressed: what is kept is sent again and never changed. */
  isSent: boolean;
}

export function newDraft(): IntakeDraft {
  const { photos: _photos, voices: _voices, field_id: _field, ...answers } = EMPTY_INTAKE;
  return {
    clientId: newClientId(),
    step: 'crop',
    answers,
    seenOn: null,
    fieldId: null,
    photos: [],
    voices: [],
    isSent: false,
  };
}

/** One photo a slot: the newer takes the place. */
export const withPhoto = (draft: IntakeDraft, photo: TakenPhoto): IntakeDraft => ({
  ...draft,
  photos: [...draft.photos.filter(({ slot }) => slot !== photo.slot), photo],
});

export const withoutPhoto = (draft: IntakeDraft, gone: PhotoSlot): IntakeDraft => ({
  ...draft,
  photos: draft.photos.filter(({ slot }) => slot !== gone),
});

/** One voice a question. */
export const withVoice = (draft: IntakeDraft, voice: SaidAnswer): IntakeDraft => ({
  ...draft,
  voices: [...draft.voices.filter(({ question }) => question !== voice.question), voice],
});

export const withoutVoice = (draft: IntakeDraft, gone: IntakeQuestion): IntakeDraft => ({
  ...draft,
  voices: draft.voices.filter(({ question }) => question !== gone),
});

/** Another crop has other signs, and is not the field's that was chosen before. */
export function withCrop(draft: IntakeDraft, crop: string | null): IntakeDraft {
  if (crop === draft.answers.crop) return draft.fieldId === null ? draft : withoutField(draft);
  const bare = withoutField(draft);
  return { ...bare, answers: { ...bare.answers, crop, signs: [] } };
}

const FILLED = ['variety', 'acres', 'irrigation', 'tank_litres', 'taluk', 'sown_on'] as const;
type Filled = Pick<Answers, (typeof FILLED)[number]>;

/** Without the field that was chosen, and without what it alone has said: what was told since stays. */
function withoutField(draft: IntakeDraft): IntakeDraft {
  const { filled = {}, answers } = draft;
  const untold = Object.fromEntries(
    FILLED.filter((name) => filled[name] !== undefined && filled[name] === answers[name]).map((name) => [
      name,
      EMPTY_INTAKE[name],
    ]),
  );
  return { ...draft, fieldId: null, filled: {}, answers: { ...answers, ...untold } };
}

/** Another place has other signs. */
export function withPart(draft: IntakeDraft, seenOn: PlantPart): IntakeDraft {
  const signs = seenOn === draft.seenOn ? draft.answers.signs : [];
  return {
    ...draft,
    seenOn,
    answers: { ...draft.answers, part: seenOn === 'shoot' ? 'stem' : seenOn, signs },
  };
}

/** A remembered field says what was not told. */
export function withField(draft: IntakeDraft, field: Field): IntakeDraft {
  const { answers } = withCrop(draft, field.crop);
  const says: Filled = { ...field, irrigation: field.water };
  const filled: Partial<Filled> = Object.fromEntries(
    FILLED.filter((name) => (answers[name] ?? '') === '').map((name) => [name, says[name]]),
  );
  return { ...draft, fieldId: field.id, filled, answers: { ...answers, ...filled } };
}

/** As it is sent. */
export function toIntake({ answers, photos, voices, fieldId }: IntakeDraft): Intake {
  return {
    ...answers,
    words: answers.words.trim(),
    sprayed: answers.sprayed.trim(),
    photos: photos.map(({ slot, clientId }) => ({ slot, client_id: clientId })),
    voices: voices.map(({ question, clientId }) => ({ question, client_id: clientId })),
    field_id: fieldId,
  };
}

/** Nothing was told yet: there is nothing to send, and nothing to go on with. */
export const isEmptyDraft = (draft: IntakeDraft): boolean => isEmptyIntake(toIntake(draft));
