import { isLong, type ProductSound, soundOf, soundsOf } from './product-sound.ts';

/** What is known of products by name: what may not be sprayed, names on packs, and what the table of the label allows. */
export interface ProductBook<Why extends string = string> {
  /** By the reason; of each substance the name of the list, and other spellings. */
  banned: Readonly<Record<Why, readonly (readonly string[])[]>>;
  restricted: readonly {
    names: readonly string[];
    crops: readonly string[];
    /** Crops that one of those words takes in ('fruit'), by the keys of guide/crop-words.ts. */
    kinds?: readonly string[];
  }[];
  /** Crops in whose names a forbidden one's name stands. */
  otherCrops: readonly string[];
  /** What farmers call forbidden crops besides, by key; beginnings of words, `$` behind one that counts only whole. */
  called?: Readonly<Record<string, readonly string[]>>;
  /** Trade name to active ingredients. */
  trade: Readonly<Record<string, string>>;
  /** Names of the active ingredients of the table, by their key. */
  allowed: Readonly<Record<string, readonly string[]>>;
}

/** A name that somebody may write, and what it stands for. */
export interface NameEntry {
  name: string;
  words: number;
  sound: ProductSound;
  of:
    | { list: 'banned'; name: string; why: string }
    | { list: 'restricted'; at: number }
    | { list: 'trade'; actives: string }
    | { list: 'allowed'; active: string };
}

/** The names that a sound may be compared with. */
type Shelf = (sound: ProductSound) => readonly NameEntry[];

interface BookNames {
  /** Those with the same consonants. */
  bySound: Shelf;
  /** Those that bear a slip, and are not further than one away. */
  long: Shelf;
  all: Shelf;
}

const read = new WeakMap<ProductBook, BookNames>();

/** The names of a book as they are looked for; made once. */
export function bookNames(book: ProductBook): BookNames {
  const known = read.get(book);
  if (known) return known;
  const entries = entriesOf(book);
  const bySound = new Map<string, NameEntry[]>();
  for (const entry of entries) {
    const { bones } = entry.sound;
    bySound.set(bones, [...(bySound.get(bones) ?? []), entry]);
  }
  const long = entries.filter(({ sound }) => isLong(sound));
  const byStub = new Map<string, NameEntry[]>();
  for (const entry of long)
    for (const stub of stubsOf(entry.sound.bones)) byStub.set(stub, [...(byStub.get(stub) ?? []), entry]);
  const names = {
    bySound: ({ bones }: ProductSound) => bySound.get(bones) ?? [],
    long: ({ bones }: ProductSound) => {
      const near = new Set(stubsOf(bones).flatMap((stub) => byStub.get(stub) ?? []));
      return near.size === 0 ? [] : long.filter((entry) => near.has(entry));
    },
    all: () => entries,
  };
  read.set(book, names);
  return names;
}

/** Some consonants, and all that is left with one of them gone: two that are one slip apart share one of these. */
const stubsOf = (bones: string): string[] => [
  bones,
  ...Array.from(bones, (_, at) => bones.slice(0, at) + bones.slice(at + 1)),
];

function entriesOf(book: ProductBook): NameEntry[] {
  const entry = (name: string, of: NameEntry['of']): NameEntry => ({
    name,
    words: wordsOf(name).length,
    sound: soundOf(name),
    of,
  });
  return [
    ...Object.entries(book.banned).flatMap(([why, substances]) =>
      substances.flatMap((names) =>
        names.map((each) => entry(each, { list: 'banned', name: names[0] ?? each, why })),
      ),
    ),
    ...book.restricted.flatMap(({ names }, at) =>
      names.map((name) => entry(name, { list: 'restricted', at })),
    ),
    ...Object.entries(book.trade).map(([name, actives]) => entry(name, { list: 'trade', actives })),
    ...Object.entries(book.allowed).flatMap(([active, names]) =>
      names.map((name) => entry(name, { list: 'allowed', active })),
    ),
  ];
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? [];

/** Words of a text that may stand for one name: names are written together and apart. */
const MOST_WORDS = 4;
/** Consonants of a name that may be written apart though it is one word. */
const APART = 5;
/** Words of a text that are looked at. */
const READ = 24;

interface Found {
  from: number;
  to: number;
  entry: NameEntry;
}

/** The names that stand in a text; of those that share a word the one that takes most of it, those of the typed letters first. */
export function writtenNames(
  text: string,
  shelf: Shelf,
  isSame: (typed: ProductSound, name: ProductSound) => boolean,
): NameEntry[] {
  const words = wordsOf(text).slice(0, READ);
  const found: Found[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      for (const sound of soundsOf(words.slice(from, to).join('')))
        for (const entry of shelf(sound)) {
          const isTogether = to - from === 1 || to - from === entry.words || entry.sound.isSigns;
          if ((isTogether || entry.sound.bones.length >= APART) && isSame(sound, entry.sound))
            found.push({ from, to, entry });
        }
    }
  }
  const isPartOf = (one: Found, other: Found) =>
    other.from <= one.from && other.to >= one.to && sizeOf(other) > sizeOf(one);
  const isOther = ({ entry }: Found) => Number(isLatin(entry.name) !== isLatin(text));
  return found
    .filter((one) => !found.some((other) => isPartOf(one, other)))
    .toSorted((one, other) => isOther(one) - isOther(other))
    .map(({ entry }) => entry);
}

const isLatin = (text: string) => /^[\x20-\x7e]*$/.test(text);
const sizeOf = ({ from, to, entry }: Found) => (to - from) * 100 + entry.sound.bones.length;
