import type { Field, FieldAnswer, FieldsAnswer, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { del, getJson, HttpError, request } from '../../../lib/http.ts';
import { serverNow } from '../../../lib/time.ts';
import { type WaitingField, withIntakeDatabase } from '../draft/intake-database.ts';

/** What became of a change: `waiting` on this phone for the line; `changed` by another phone before; `full`: one too many. */
export type SaveOutcome = 'saved' | 'waiting' | Refused;
export type Refused = 'changed' | 'full' | 'failed';

interface Kept {
  fields: Field[];
  waiting: WaitingField[];
}

const NOTHING: Kept = { fields: [], waiting: [] };

/** The fields as this phone knew them last, with what is still to be told to the server. */
export async function keptFields(owner: string): Promise<Field[]> {
  return shown(await load(owner));
}

/**
 * As the server has them now, once what waits here has reached it; `onRefused` is told of what the server will not take.
 * @throws {HttpError}
 */
export async function freshFields(owner: string, onRefused: (why: Refused) => void): Promise<Field[]> {
  await sendWaiting(owner, onRefused);
  const fields = await fetchFields();
  const { waiting } = await load(owner);
  await keep(owner, { fields, waiting });
  return shown({ fields, waiting });
}

/** Saves a field; without a line it stays here and is saved the next time the fields are asked for. */
export async function saveField(owner: string, id: string, body: PutFieldBody): Promise<SaveOutcome> {
  const before = await load(owner);
  const others = before.waiting.filter((each) => each.id !== id);
  await keep(owner, { ...before, waiting: [...others, { id, body }] });
  return sendOne(owner, { id, body });
}

/** @throws {HttpError} */
export async function removeField(owner: string, id: string): Promise<void> {
  const before = await load(owner);
  const isOfServer = before.fields.some((each) => each.id === id);
  if (isOfServer) await deleteField(id);
  await keep(owner, {
    fields: before.fields.filter((each) => each.id !== id),
    waiting: before.waiting.filter((each) => each.id !== id),
  });
}

async function sendWaiting(owner: string, onRefused: (why: Refused) => void): Promise<void> {
  for (const waiting of (await load(owner)).waiting) {
    const outcome = await sendOne(owner, waiting);
    if (outcome === 'waiting') return;
    if (outcome !== 'saved') onRefused(outcome);
  }
}

async function sendOne(owner: string, { id, body }: WaitingField): Promise<SaveOutcome> {
  try {
    const saved = await putField(id, body);
    const { fields, waiting } = await load(owner);
    const isKnown = fields.some((each) => each.id === id);
    await keep(owner, {
      fields: isKnown ? fields.map((each) => (each.id === id ? saved : each)) : [...fields, saved],
      waiting: waiting.filter((each) => each.id !== id),
    });
    return 'saved';
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 0 || error.status >= 500) return 'waiting';
    // What the server will not take is not asked again; what stands there is fetched next.
    const { fields, waiting } = await load(owner);
    await keep(owner, { fields, waiting: waiting.filter((each) => each.id !== id) });
    if (error.code === 'FIELDS_FULL') return 'full';
    return error.code === 'FIELD_CHANGED' ? 'changed' : 'failed';
  }
}

function shown({ fields, waiting }: Kept): Field[] {
  const as = ({ id, body }: WaitingField): Field => ({ id, updated_at: serverNow().toISOString(), ...body });
  const changed = fields.map((field) => {
    const change = waiting.find(({ id }) => id === field.id);
    return change ? as(change) : field;
  });
  const added = waiting.filter(({ id }) => !fields.some((field) => field.id === id)).map(as);
  return [...changed, ...added];
}

const load = async (owner: string): Promise<Kept> =>
  (await withIntakeDatabase((database) => database.get('fields', owner))) ?? NOTHING;

const keep = (owner: string, kept: Kept) =>
  withIntakeDatabase((database) => database.put('fields', { owner, ...kept }));

async function fetchFields(): Promise<Field[]> {
  return (await getJson<FieldsAnswer>('/farmer/fields')).fields;
}

async function putField(id: string, body: PutFieldBody): Promise<Field> {
  return (await request<FieldAnswer>('PUT', `/farmer/fields/${id}`, body)).data.field;
}

async function deleteField(id: string): Promise<void> {
  await del(`/farmer/fields/${id}`);
}
