import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../tests/support/app.ts';
import { buildApp } from './app.ts';
import { feature as chat } from './features/chat/feature.ts';
import { feature as identity } from './features/identity/feature.ts';
import { feature as uploads } from './features/uploads/feature.ts';

let whole: TestApp;
let small: TestApp;
const told: string[] = [];

beforeAll(async () => {
  whole = await startTestApp();
  small = await startTestApp(
    {},
    {
      features: [
        identity,
        uploads,
        chat,
        {
          name: 'listener',
          uses: ['chat'],
          tables: [],
          reads: {},
          hooks: {
            onMessageAppended(_ctx, { kind }) {
              told.push(kind);
              return [];
            },
          },
        },
      ],
    },
  );
});
afterAll(() => Promise.all([whole.close(), small.close()]));

describe('two apps of one process', () => {
  it('serve what their own features declare', () => {
    const dispatch = 'POST /api/chat/lr';
    expect([whole.routes.includes(dispatch), small.routes.includes(dispatch)]).toEqual([true, false]);
  });

  it('share no hooks: a message is told to the features of the app it was sent to', async () => {
    const send = async (app: TestApp): Promise<void> => {
      const farmer = await app.loginFarmer();
      const form = new FormData();
      form.append('text', 'ಎಲೆ ಹಳದಿ');
      expect((await farmer.postForm('/api/chat/message', form)).status).toBe(200);
    };
    await send(whole);
    expect(told).toEqual([]);
    await send(small);
    // A farmer's first words are tried without asking for a chat, and then with one.
    expect(new Set(told)).toEqual(new Set(['text']));
  });

  it('without quotations and payments have an office list that marks neither', async () => {
    const { status, body } = await (await small.loginOffice()).get('/api/chat/all');
    expect(status).toBe(200);
    expect(body).toMatchObject([{ unpaid: false, to_send: false }]);
  });
});

it('the description of the API is for home: in production there are no pages of it', async () => {
  const describing = (routes: readonly string[]) => routes.filter((route) => route.includes('/api/docs'));
  expect(describing(whole.routes)).not.toEqual([]);
  const config = { ...whole.config, production: true };
  const shop = await buildApp(config, {
    connectionString: whole.databaseUrl,
    log: pino({ level: 'silent' }),
  });
  await shop.close();
  expect(describing(shop.routes)).toEqual([]);
});
