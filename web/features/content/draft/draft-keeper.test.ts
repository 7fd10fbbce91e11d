import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveDraftBody } from '#shared/contract/content/desk.ts';
import { tidy } from '#shared/domain/content/typed.ts';
import { HttpError } from '../../../lib/http.ts';
import type { ContentItem } from '../content.api.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { mergeBodies } from './draft-state.ts';
import type { KeptBody } from './kept-body.ts';

type Body = Record<string, unknown>;

/** The server as the keeper meets it: one item, whose draft is replaced by whoever names its revision. */
class Shelf {
  item: ContentItem = {
    ...{ kind: 'popup', key: '', version: 0, sample: true, sample_fields: [], draft: null },
    published: { shown: true, title: { en: 'Hello', kn: 'ನಮಸ್ಕಾರ' } },
  };
  failure: HttpError | null = null;
  /** What is saved stays saved, and the answer is lost on its way. */
  isDeaf = false;
  saves = 0;

  save = async ({ revision, body }: Pick<SaveDraftBody, 'revision' | 'body'>): Promise<ContentItem> => {
    this.saves += 1;
    if (this.failure) throw this.failure;
    if (revision !== (this.item.draft?.revision ?? 0)) throw new HttpError(409, 'CONTENT_CHANGED', '');
    const answer = this.put(tidy(body) as Body, revision + 1);
    if (this.isDeaf) throw new HttpError(0, 'NETWORK', '');
    return answer;
  };

  read = async () => this.item;

  put(body: Body, revision: number): ContentItem {
    const draft = {
      ...{ body, revision, based_on: this.item.version, saved_at: '2026-11-12T05:00:00.000Z', faults: [] },
      ...{ publish_at: null, asked_by: null, saved_by: { id: 7, name: { en: 'Asha' } } },
    };
    this.item = { ...this.item, draft };
    return this.item;
  }

  publish(body: Body): void {
    this.item = { ...this.item, version: this.item.version + 1, published: body, draft: null };
  }
}

let shelf: Shelf;
let kept: KeptBody | null;
let merged: number;

function open(): DraftKeeper {
  const { item, save, read } = shelf;
  return new DraftKeeper({
    ...{ item, kept, save, read },
    keep(next) {
      kept = next;
    },
    onMerged() {
      merged += 1;
    },
  });
}

const write = (keeper: DraftKeeper, title: string) => keeper.edit('title.en', () => title);
const titleOf = (body: unknown) => (body as { title: { en: string } } | undefined)?.title.en;

/** What is waited for until the test says so. */
function held() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

beforeEach(() => {
  shelf = new Shelf();
  kept = null;
  merged = 0;
});

describe('a draft', () => {
  it('is kept on the device as it is typed, and off it once it is saved', async () => {
    const keeper = open();
    write(keeper, 'Hi');
    expect(titleOf(kept?.body)).toBe('Hi');
    expect(keeper.state().saving).toBe('unsaved');
    expect(await keeper.flush()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('Hi');
    expect(keeper.state().saving).toBe('saved');
    expect(kept).toBeNull();
  });

  it('is saved by itself after a pause', async () => {
    vi.useFakeTimers();
    try {
      const keeper = open();
      write(keeper, 'Hi');
      write(keeper, 'Hi there');
      await vi.runAllTimersAsync();
      expect(shelf.saves).toBe(1);
      expect(titleOf(shelf.item.draft?.body)).toBe('Hi there');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is saved again when something was typed while it was saved', async () => {
    const keeper = open();
    write(keeper, 'One');
    const saved = keeper.flush();
    write(keeper, 'Two');
    expect(await saved).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('Two');
    expect(kept).toBeNull();
  });

  it('that says what was said already is no draft', async () => {
    const keeper = open();
    write(keeper, 'Hello');
    await keeper.flush();
    expect(shelf.saves).toBe(0);
  });

  it('goes on after a reload where it was', async () => {
    write(open(), 'Before the reload');
    const again = open();
    expect(titleOf(again.state().body)).toBe('Before the reload');
    expect(await again.flush()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('Before the reload');
  });

  it('waits without a line, and nothing of it is lost', async () => {
    shelf.failure = new HttpError(0, 'NETWORK', '');
    const keeper = open();
    write(keeper, 'In the tunnel');
    expect(await keeper.flush()).toBe(false);
    expect(keeper.state().saving).toBe('offline');
    expect(titleOf(kept?.body)).toBe('In the tunnel');
    shelf.failure = null;
    expect(await keeper.flush()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('In the tunnel');
    keeper.stop();
  });

  it('that the server will not have says why, and stays', async () => {
    shelf.failure = new HttpError(413, 'TOO_LARGE', 'Too large');
    const keeper = open();
    write(keeper, 'Long');
    expect(await keeper.flush()).toBe(false);
    expect(keeper.state()).toMatchObject({ saving: 'failed', error: shelf.failure });
    expect(titleOf(kept?.body)).toBe('Long');
  });
});

describe('an answer that is lost', () => {
  async function writeDeaf(): Promise<DraftKeeper> {
    shelf.isDeaf = true;
    const keeper = open();
    write(keeper, 'One ');
    expect(await keeper.flush()).toBe(false);
    shelf.isDeaf = false;
    return keeper;
  }

  it('makes no colleague of oneself, whatever was typed since', async () => {
    const keeper = await writeDeaf();
    write(keeper, 'One and two');
    expect(await keeper.flush()).toBe(true);
    expect(keeper.state().theirs).toBeNull();
    expect(titleOf(shelf.item.draft?.body)).toBe('One and two');
    expect([merged, kept]).toEqual([0, null]);
  });

  it('does not either after a reload', async () => {
    write(await writeDeaf(), 'One and two');
    const again = open();
    expect(again.state().theirs).toBeNull();
    expect(await again.flush()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('One and two');
  });

  it('hides no colleague who saved behind it', async () => {
    const keeper = await writeDeaf();
    shelf.put({ shown: true, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 2);
    write(keeper, 'One and two');
    expect(await keeper.flush()).toBe(false);
    expect(titleOf(keeper.state().theirs)).toBe('Theirs');
    expect(titleOf(shelf.item.draft?.body)).toBe('Theirs');
  });
});

it('a photograph on its way is waited for before an act, and belongs to it', async () => {
  const keeper = open();
  const photo = held();
  void keeper.hold(photo.promise.then(() => write(keeper, 'With a photo')));
  const settled = keeper.settle();
  expect(await keeper.flush()).toBe(true);
  expect(shelf.saves).toBe(0);
  photo.resolve();
  expect(await settled).toBe(true);
  expect(titleOf(shelf.item.draft?.body)).toBe('With a photo');
});

describe('two people on one item who change different fields', () => {
  const writeKn = (keeper: DraftKeeper, title: string) => keeper.edit('title.kn', () => title);

  it('both have theirs in it, and are told', async () => {
    const keeper = open();
    writeKn(keeper, 'ನನ್ನದು');
    shelf.put({ shown: false, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    expect(await keeper.flush()).toBe(true);
    const both = { shown: false, title: { en: 'Theirs', kn: 'ನನ್ನದು' } };
    expect(shelf.item.draft?.body).toEqual(both);
    expect(keeper.state()).toMatchObject({ body: both, theirs: null });
    expect([merged, kept]).toEqual([1, null]);
  });

  it('so too where one has published', async () => {
    const keeper = open();
    writeKn(keeper, 'ನನ್ನದು');
    shelf.publish({ shown: true, title: { en: 'Published', kn: 'ನಮಸ್ಕಾರ' } });
    expect(await keeper.flush()).toBe(true);
    expect(shelf.item.draft?.body).toEqual({ shown: true, title: { en: 'Published', kn: 'ನನ್ನದು' } });
  });

  it('so too after a reload', async () => {
    writeKn(open(), 'ನನ್ನದು');
    shelf.put({ shown: true, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    const again = open();
    expect(again.state().theirs).toBeNull();
    await again.flush();
    expect(shelf.item.draft?.body).toEqual({ shown: true, title: { en: 'Theirs', kn: 'ನನ್ನದು' } });
  });

  it.each([
    ['keepMine', 'Mine'],
    ['takeTheirs', 'Theirs'],
  ] as const)('are asked for what both changed alone: %s', async (choose, title) => {
    const keeper = open();
    writeKn(keeper, 'ನನ್ನದು');
    write(keeper, 'Mine');
    shelf.put({ shown: false, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    expect(await keeper.flush()).toBe(false);
    expect(keeper.state().body).toEqual({ shown: false, title: { en: 'Mine', kn: 'ನನ್ನದು' } });
    expect(keeper.state().theirs).toEqual({ shown: false, title: { en: 'Theirs', kn: 'ನನ್ನದು' } });
    keeper[choose]();
    await keeper.flush();
    expect(shelf.item.draft?.body).toEqual({ shown: false, title: { en: title, kn: 'ನನ್ನದು' } });
  });

  it('are asked for all of it where one took it away', async () => {
    const keeper = open();
    writeKn(keeper, 'ನನ್ನದು');
    shelf.item = { ...shelf.item, version: 1, published: null, draft: null };
    expect(await keeper.flush()).toBe(false);
    expect(keeper.state().theirs).not.toBeNull();
    expect(keeper.state().body).toEqual({ shown: true, title: { en: 'Hello', kn: 'ನನ್ನದು' } });
  });
});

it.each([
  ['a list is one field', { l: [1] }, { l: [1, 2] }, { l: [0] }, { l: [1, 2] }, { l: [0] }],
  ['a group that one took away', { g: { a: 1 } }, {}, { g: { a: 2 } }, {}, { g: { a: 2 } }],
  [
    'a field that one took away',
    { g: { a: 1, b: 1 } },
    { g: { a: 1 } },
    { g: { a: 2, b: 1 } },
    { g: { a: 2 } },
    null,
  ],
  ['a field that both added', {}, { a: 1, b: 1 }, { a: 1, c: 2 }, { a: 1, b: 1, c: 2 }, null],
])('%s', (_what, base, mine, theirs, merged, conflict) => {
  expect(mergeBodies(base, mine, theirs)).toEqual({ mine: merged, theirs: conflict ?? merged });
});

describe('two people on one item', () => {
  it('are told, and nobody’s words are written over', async () => {
    const keeper = open();
    write(keeper, 'Mine');
    shelf.put({ shown: true, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    expect(await keeper.flush()).toBe(false);
    expect(titleOf(keeper.state().theirs)).toBe('Theirs');
    expect(titleOf(keeper.state().body)).toBe('Mine');
    expect(titleOf(shelf.item.draft?.body)).toBe('Theirs');
    expect(titleOf(kept?.body)).toBe('Mine');
  });

  it('choose whose text stands', async () => {
    const keeper = open();
    write(keeper, 'Mine');
    shelf.put({ title: { en: 'Theirs' } }, 1);
    await keeper.flush();
    expect(await keeper.keepMine()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('Mine');

    write(keeper, 'Mine again');
    shelf.put({ title: { en: 'Theirs again' } }, 9);
    await keeper.flush();
    keeper.takeTheirs();
    expect(titleOf(keeper.state().body)).toBe('Theirs again');
    expect(keeper.state().theirs).toBeNull();
    expect(kept).toBeNull();
  });

  it('are asked again by what a third one saved while they chose', async () => {
    const keeper = open();
    write(keeper, 'Mine');
    shelf.put({ title: { en: 'Theirs' } }, 1);
    await keeper.flush();
    shelf.put({ title: { en: 'Third' } }, 2);
    expect(await keeper.keepMine()).toBe(false);
    expect(titleOf(shelf.item.draft?.body)).toBe('Third');
    expect(titleOf(keeper.state().theirs)).toBe('Third');
    shelf.put({ title: { en: 'Fourth' } }, 3);
    keeper.takeTheirs();
    await vi.waitFor(() => expect(titleOf(keeper.state().body)).toBe('Fourth'));
  });

  it('are told whose text it is: one’s own draft is nobody else’s where theirs was published', async () => {
    const keeper = open();
    write(keeper, 'Mine');
    await keeper.flush();
    shelf.item = { ...shelf.item, version: 1, published: { shown: true, title: { en: 'Theirs', kn: '' } } };
    write(keeper, 'Mine again');
    await keeper.flush();
    expect([titleOf(keeper.state().theirs), keeper.state().met]).toEqual(['Theirs', null]);
    keeper.takeTheirs();
    await keeper.flush();
    shelf.put({ title: { en: 'Asha’s' } }, 9);
    write(keeper, 'Mine');
    await keeper.flush();
    expect(keeper.state().met?.saved_by).toMatchObject({ id: 7 });
  });

  it('are told too when one published what the other was changing', async () => {
    const keeper = open();
    write(keeper, 'Mine');
    shelf.publish({ shown: true, title: { en: 'Published', kn: 'ನಮಸ್ಕಾರ' } });
    expect(await keeper.flush()).toBe(false);
    expect(titleOf(keeper.state().theirs)).toBe('Published');
    keeper.takeTheirs();
    expect(await keeper.flush()).toBe(true);
    expect(titleOf(shelf.item.draft?.body)).toBe('Published');
  });

  it('are not bothered when both wrote the same', async () => {
    const keeper = open();
    write(keeper, 'Same');
    shelf.put({ shown: true, title: { en: 'Same', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    expect(await keeper.flush()).toBe(true);
    expect(keeper.state().theirs).toBeNull();
  });

  it('are told after a reload, where a colleague saved meanwhile', () => {
    write(open(), 'Mine');
    shelf.put({ title: { en: 'Theirs' } }, 1);
    const again = open();
    expect(titleOf(again.state().theirs)).toBe('Theirs');
    expect(titleOf(again.state().body)).toBe('Mine');
  });

  it('who only looks sees what the other saved', async () => {
    const keeper = open();
    shelf.put({ title: { en: 'Theirs' } }, 1);
    expect(await keeper.look()).toBe(true);
    expect(titleOf(keeper.state().body)).toBe('Theirs');
    expect(await keeper.look()).toBe(false);
    write(keeper, 'Mine');
    shelf.put({ title: { en: 'Theirs again' } }, 2);
    expect(await keeper.look()).toBe(false);
    expect(titleOf(keeper.state().body)).toBe('Mine');
  });

  it('are not told of what they did themselves: the news may come before the answer', async () => {
    const keeper = open();
    const answer = held();
    const done = keeper.act(async () => {
      shelf.publish({ shown: true, title: { en: 'Mine', kn: 'ನಮಸ್ಕಾರ' } });
      await answer.promise;
      keeper.adopt(shelf.item);
    });
    const looks = [keeper.look(), keeper.look()];
    answer.resolve();
    await done;
    expect(await Promise.all(looks)).toEqual([false, false]);
    expect(keeper.state().item.version).toBe(1);
  });

  it('are not told of it either where they were looking when they began', async () => {
    const line = held();
    const answer = held();
    shelf.read = () => line.promise.then(() => shelf.item);
    const keeper = open();
    const looking = keeper.look();
    await Promise.resolve();
    const done = keeper.act(async () => {
      shelf.publish({ shown: true, title: { en: 'Mine', kn: 'ನಮಸ್ಕಾರ' } });
      await answer.promise;
      keeper.adopt(shelf.item);
    });
    line.resolve();
    await new Promise((later) => setTimeout(later));
    answer.resolve();
    await done;
    expect(await looking).toBe(false);
  });

  it('see what a colleague does right after an act that failed', async () => {
    const keeper = open();
    const done = keeper.act(() => Promise.reject(new HttpError(409, 'CONTENT_CHANGED', '')));
    shelf.put({ shown: true, title: { en: 'Theirs', kn: 'ನಮಸ್ಕಾರ' } }, 1);
    const looking = keeper.look();
    await expect(done).rejects.toThrow();
    expect(await looking).toBe(true);
    expect(titleOf(keeper.state().body)).toBe('Theirs');
  });
});
