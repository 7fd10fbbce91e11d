import { TALUKS } from '#shared/domain/places/taluks.ts';
import type { TestApp } from './app.ts';
import { freshMobile } from './app.ts';

/** A farmer with a chat and a language, put into the database. */
export interface MadeUpFarmer {
  id: number;
  chatId: number;
}

export async function makeUpFarmer(
  app: Pick<TestApp, 'ctx'>,
  { address = 'ಹಳ್ಳಿ', language = 'kn' }: { address?: string; language?: string } = {},
): Promise<MadeUpFarmer> {
  const { rows } = await app.ctx.db.pool.query(
    `with f as (insert into farmers (mobile, name, address, language) values ($1, 'ರೈತ', $2, $3) returning id)
     insert into chats (farmer_id, status) select id, 'READ' from f returning id as chat_id, farmer_id`,
    [freshMobile(), address, language],
  );
  return { id: Number(rows[0].farmer_id), chatId: Number(rows[0].chat_id) };
}

/** A case of theirs; answers with its id. */
export async function makeUpCase(
  app: Pick<TestApp, 'ctx'>,
  { chatId }: MadeUpFarmer,
  facts: { crop?: string; taluk?: string; signs?: readonly string[] },
  at: Date,
): Promise<number> {
  const { rows } = await app.ctx.db.pool.query(
    `insert into cases (chat_id, facts, client_id, created_at, updated_at)
     values ($1, $2, gen_random_uuid(), $3, $3) returning id`,
    [chatId, JSON.stringify({ crop: 'chilli', taluk: '', signs: [], ...facts }), at],
  );
  return Number(rows[0].id);
}

/** The name of a taluk as people write it. */
export const talukName = (id: string, language: 'en' | 'kn' = 'kn'): string =>
  TALUKS.find((taluk) => taluk.id === id)?.names[language] ?? '';
