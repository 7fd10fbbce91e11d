import type { BookPicture, ShownPicture } from '#shared/contract/clinic/picture-book.ts';
import { bookAddress } from '#shared/domain/clinic/picture-book.ts';
import { talukOf } from '#shared/domain/places/taluks.ts';
import type { BookRow } from './book.store.ts';
import type { ShownRow } from './shown.store.ts';

/** Null where none is known. */
const talukNames = (id: string) => talukOf(id)?.names ?? null;

/** A picture as the office sees it. */
export function viewPicture({ farmer_id: _, client_id: __, taluk, ...row }: BookRow): BookPicture {
  return { ...row, taluk: talukNames(taluk) };
}

type Facts = Pick<ShownRow, 'address' | 'width' | 'height' | 'month'>;

const facts = ({ address, width, height, month }: Facts) => ({
  page: bookAddress(address, 'page'),
  thumb: bookAddress(address, 'thumb'),
  width,
  height,
  month,
});

/** A picture as everybody sees it: nothing that leads to the farmer. */
export function viewShown(row: ShownRow): ShownPicture {
  const { problem, stage, part, taluk, before } = row;
  return {
    ...facts(row),
    // Of a pair the one before: what was healed shows nobody what they have.
    small: bookAddress((before ?? row).address, 'small'),
    problem,
    stage,
    part,
    taluk: talukNames(taluk),
    before: before && { ...facts(before), days: before.days },
  };
}
