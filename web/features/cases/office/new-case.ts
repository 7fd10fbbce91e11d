import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { Case, CaseFacts, NewCaseBody } from '#shared/contract/office/cases.ts';
import type { Label } from '#shared/contract/office/labels.ts';

type Known = Pick<Customer, 'crops' | 'sprays'> | undefined;

/** What is remembered of the field from one case to the next of its crop. */
const OF_THE_FIELD = [
  'variety',
  'sown_on',
  'acres',
  'irrigation',
  'taluk',
  'zone',
  'tank_litres',
  'near_water',
] as const satisfies (keyof CaseFacts)[];

/** Of the sprayer, whatever the crop. */
const OF_THE_FARMER = ['taluk', 'zone', 'tank_litres'] as const satisfies (keyof CaseFacts)[];

/** The crop that a new case is probably about: that of the last case, the farmer's own, or of the chat's label. */
export function guessCrop(
  cases: readonly Case[],
  customer: Known,
  labels: readonly Pick<Label, 'kind' | 'key'>[],
): string | null {
  const label = labels.find(({ kind, key }) => kind === 'crop' && key !== null);
  return cases[0]?.facts.crop ?? customer?.crops[0] ?? label?.key ?? null;
}

/** What is told of a new case without asking: the field as it was in the last one, and the farmer's last spray. */
export function factsOfNew(crop: string, cases: readonly Case[], customer: Known): NewCaseBody['facts'] {
  const same = cases.find(({ facts }) => facts.crop === crop);
  const last = same ?? cases[0];
  const kept = same ? OF_THE_FIELD : OF_THE_FARMER;
  const spray = customer?.sprays[0]?.spray;
  return {
    ...(last ? Object.fromEntries(kept.map((name) => [name, last.facts[name]])) : {}),
    crop,
    ...(spray
      ? { sprayed: [spray.chemical, spray.dosage, spray.date].filter(Boolean).join(', ').slice(0, 400) }
      : {}),
  };
}

/** What the farmer has said since the office last answered: what a new case begins with. */
export function askedIn(messages: readonly Message[], cases: readonly Case[]): number[] {
  const taken = new Set(cases.flatMap(({ message_ids: ids }) => ids));
  const after = messages.findLastIndex(({ sender_role: by }) => by === 'admin');
  return messages
    .slice(after + 1)
    .filter((each) => !each.deleted && each.message_type === 'text' && !taken.has(each.id))
    .map(({ id }) => id);
}
