import type { Field, FieldFacts, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import type { IntakeDraft } from '../draft/intake-draft.ts';

export const EMPTY_FIELD: FieldFacts = {
  name: '',
  crop: null,
  variety: '',
  acres: null,
  water: null,
  soil: { ph: null, ec: null, oc: null, n: null, p: null, k: null },
  tank_litres: null,
  taluk: '',
  zone: '',
  sown_on: null,
};

/** What was told of a field over what was known of it. */
export function fieldOfDraft({ answers }: IntakeDraft, name: string, known?: Field): PutFieldBody {
  const before = known ? factsOf(known) : EMPTY_FIELD;
  return {
    ...before,
    version: known?.version ?? 0,
    name,
    crop: answers.crop,
    variety: answers.variety || before.variety,
    acres: answers.acres ?? before.acres,
    water: answers.irrigation ?? before.water,
    tank_litres: answers.tank_litres ?? before.tank_litres,
    taluk: answers.taluk || before.taluk,
    sown_on: answers.sown_on ?? before.sown_on,
  };
}

/** Whether a change would change anything. */
export const isToldAnew = (body: PutFieldBody, field: Field): boolean =>
  (['crop', 'variety', 'acres', 'water', 'tank_litres', 'taluk', 'sown_on'] as const).some(
    (name) => body[name] !== field[name],
  );

/** Without what only the server knows of it. */
export function factsOf({ id: _id, version: _version, updated_at: _updated, ...facts }: Field): FieldFacts {
  return facts;
}
