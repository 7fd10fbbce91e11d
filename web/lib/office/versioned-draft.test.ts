import { describe, expect, it } from 'vitest';
import { HttpError } from '../http.ts';
import { VersionedDraft } from './versioned-draft.ts';

interface Row {
  version: number;
  text: string;
}

/** A row that is saved by compare-and-set, as the server does it. */
function begin(text = '') {
  const server: { row: Row | null; isDown: boolean } = { row: { version: 1, text }, isDown: false };
  const draft = new VersionedDraft<{ text: string }, Row>(
    {
      save: async (written, base) => {
        await Promise.resolve();
        if (server.isDown) throw new HttpError(0, 'NETWORK', '');
        if (!server.row) throw new HttpError(404, 'NOT_FOUND', '');
        if (server.row.version !== base.version) throw new HttpError(409, 'PLAN_CHANGED', '');
        server.row = { version: base.version + 1, text: written.text };
        return server.row;
      },
      read: async () => server.row,
      writtenIn: (row) => ({ text: row.text }),
      changedCode: 'PLAN_CHANGED',
    },
    { version: 1, text },
  );
  return { server, draft };
}

describe('a draft kept over a version', () => {
  it('saves what is typed while a save is on its way over the version that one made', async () => {
    const { server, draft } = begin();
    draft.put({ text: 'one' });
    const first = draft.flush();
    draft.put({ text: 'two' });
    await Promise.all([first, draft.flush()]);
    expect(server.row).toMatchObject({ text: 'two' });
    expect(draft.snapshot()).toMatchObject({ save: 'saved', saved: server.row });
  });

  it('never writes over a colleague unasked, nor by typing on', async () => {
    const { server, draft } = begin();
    server.row = { version: 2, text: 'theirs' };
    draft.put({ text: 'mine' });
    expect(await draft.flush()).toBeNull();
    draft.put({ text: 'mine, longer' });
    expect(draft.snapshot()).toMatchObject({ save: 'other', theirs: server.row, text: 'mine, longer' });
    expect(server.row.text).toBe('theirs');
  });

  it('puts one’s own over the one that was seen, and over no later one', async () => {
    const { server, draft } = begin();
    server.row = { version: 2, text: 'theirs' };
    draft.put({ text: 'mine' });
    await draft.flush();
    server.row = { version: 3, text: 'theirs, later' };
    draft.putOver({ version: 2, text: 'theirs' });
    expect(await draft.flush()).toBeNull();
    expect(draft.snapshot()).toMatchObject({ save: 'other', theirs: { version: 3 } });
    draft.putOver({ version: 3, text: 'theirs, later' });
    expect(await draft.flush()).toEqual({ version: 4, text: 'mine' });
  });

  it('shows news to who has typed nothing, and to nobody else', () => {
    const { draft } = begin('old');
    draft.receive({ version: 2, text: 'new' });
    expect(draft.snapshot()).toMatchObject({ text: 'new', save: 'none' });
    draft.put({ text: 'mine' });
    draft.receive({ version: 3, text: 'newer' });
    expect(draft.snapshot()).toMatchObject({ text: 'mine', saved: { version: 2 } });
  });

  it('says that nothing was saved without a line, and saves it with one', async () => {
    const { server, draft } = begin();
    server.isDown = true;
    draft.put({ text: 'mine' });
    expect(await draft.flush()).toBeNull();
    expect(draft.snapshot().save).toBe('failed');
    server.isDown = false;
    expect(await draft.flush()).toEqual({ version: 2, text: 'mine' });
  });

  it('has nothing to take where the colleague’s is a draft no longer', async () => {
    const { server, draft } = begin();
    server.row = null;
    draft.put({ text: 'mine' });
    expect(await draft.flush()).toBeNull();
    expect(draft.snapshot()).toMatchObject({ save: 'other', theirs: null });
  });

  it('is not brought back by an answer that was asked for before it was dropped', async () => {
    const draft = new VersionedDraft<{ text: string }, Row | null>(
      {
        save: async ({ text }, base) => ({ version: (base?.version ?? 7) + 1, text }),
        read: async () => null,
        writtenIn: (row) => ({ text: row?.text ?? '' }),
        changedCode: 'PLAN_CHANGED',
      },
      { version: 7, text: 'dropped' },
    );
    await draft.over(async () => ({ saved: null, answer: null }));
    draft.receive({ version: 7, text: 'dropped' });
    expect(draft.snapshot()).toMatchObject({ saved: null, text: '' });
    draft.receive({ version: 8, text: 'begun anew' });
    expect(draft.snapshot().text).toBe('begun anew');
  });

  it('is not saved while it is sent or dropped, and is afterwards where that failed', async () => {
    const { server, draft } = begin();
    let meanwhile: string | undefined;
    const refused = draft.over(async () => {
      draft.put({ text: 'meanwhile' });
      void draft.flush();
      await new Promise((resolve) => setTimeout(resolve, 20));
      meanwhile = server.row?.text;
      throw new HttpError(0, 'NETWORK', '');
    });
    await expect(refused).rejects.toThrow(HttpError);
    expect(meanwhile).toBe('');
    expect(await draft.flush()).toMatchObject({ text: 'meanwhile' });
  });

  it('stays what was taken while a save was on its way', async () => {
    const { draft } = begin();
    draft.put({ text: 'mine' });
    const saving = draft.flush();
    draft.take({ version: 9, text: 'theirs' });
    await saving;
    expect(draft.snapshot()).toMatchObject({ save: 'none', text: 'theirs', saved: { version: 9 } });
  });
});
