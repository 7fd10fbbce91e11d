import { type Static, Type } from 'typebox';
import { SPOKEN_LETTERS, SPOKEN_SECONDS } from '../../domain/content/spoken-line.ts';
import { Language } from '../identity.ts';
import { DoneBy } from '../office/authors.ts';
import { closed, Instant, nullable, Uuid } from '../wire.ts';

const LineKey = Type.String({ pattern: '^[a-z0-9]+([.-][a-zA-Z0-9]+)*$', maxLength: 120 });
/** Of a line without a recording it is 0. */
const Version = Type.Integer({ minimum: 0 });

/** What was spoken for a line, as the office sees it. */
export const SpokenRecording = Type.Object(
  {
    line: LineKey,
    version: Type.Integer({ minimum: 1, description: 'grows with every change; named when changing it' }),
    text: Type.String({ description: 'what was said' }),
    sound: nullable(
      Type.Object(
        {
          url: Type.String(),
          mime: Type.String(),
          copy_url: nullable(Type.String({ description: 'the same as AAC, where some phone needs it' })),
          seconds: Type.Number(),
          plays_everywhere: Type.Boolean({ description: 'false: iPhones may stay silent' }),
        },
        { ...closed, description: 'null: the recording was taken out' },
      ),
    ),
    spoken_by: nullable(DoneBy),
    spoken_at: Instant,
    has_earlier: Type.Boolean({ description: 'another recording can be brought back' }),
  },
  closed,
);
export type SpokenRecording = Static<typeof SpokenRecording>;

export const SpokenQuery = Type.Object({ language: Language }, closed);

/** GET /admin/spoken-lines: every line that was ever recorded in a language, by its key. */
export const SpokenAnswer = Type.Object(
  { ok: Type.Literal(true), recordings: Type.Array(SpokenRecording) },
  closed,
);
export type SpokenAnswer = Static<typeof SpokenAnswer>;

/** POST /admin/spoken-lines, beside the `file`. The same `client_id` keeps one recording, however often it is sent. */
export const SpokenFields = Type.Object(
  {
    client_id: Uuid,
    line: LineKey,
    language: Language,
    text: Type.String({ minLength: 1, maxLength: SPOKEN_LETTERS }),
    version: Version,
    seconds: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 10 * SPOKEN_SECONDS,
        description: 'as the sender measured it; used where the recording itself does not say',
      }),
    ),
  },
  closed,
);
export type SpokenFields = Static<typeof SpokenFields>;

/** POST /admin/spoken-lines/undo and /remove. */
export const SpokenBody = Type.Object({ line: LineKey, language: Language, version: Version }, closed);
export type SpokenBody = Static<typeof SpokenBody>;

export const SpokenRecordingAnswer = Type.Object(
  { ok: Type.Literal(true), recording: SpokenRecording },
  closed,
);
export type SpokenRecordingAnswer = Static<typeof SpokenRecordingAnswer>;
