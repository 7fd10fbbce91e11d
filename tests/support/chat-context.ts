import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { composeFeatures } from '../../server/compose-features.ts';
import { createContentInForce } from '../../server/content-in-force.ts';
import type { AppContext } from '../../server/context.ts';
import type { Feature } from '../../server/feature.ts';
import { feature as cases } from '../../server/features/cases/feature.ts';
import { feature as chat } from '../../server/features/chat/feature.ts';
import { feature as content } from '../../server/features/content/feature.ts';
import { feature as identity } from '../../server/features/identity/feature.ts';
import type { FarmerActor, OfficeActor } from '../../server/features/identity/index.ts';
import { feature as payments } from '../../server/features/payments/feature.ts';
import { feature as plans } from '../../server/features/plans/feature.ts';
import { feature as quotes } from '../../server/features/quotes/feature.ts';
import { feature as uploads } from '../../server/features/uploads/feature.ts';
import { createDatabase, sql } from '../../server/platform/database/db.ts';
import { createStatementTransactor, createTransactor } from '../../server/platform/database/transaction.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { createRealtime } from '../../server/platform/sockets/realtime.ts';
import { createTestDatabase } from './database.ts';

/** What use cases that touch neither files nor partners need: a database, transactions, hints and a clock. */
export interface ChatContext {
  ctx: AppContext;
  farmer(profile?: { name?: string; mobile?: string; address?: string }): Promise<FarmerActor>;
  office(): Promise<OfficeActor>;
  setNow(now: Date | undefined): void;
  /** The same database under another process's connections, as after a restart or on a second node. */
  anotherNode(): AppContext;
  close(): Promise<void>;
}

const IdRow = Type.Object({ id: Type.Integer() });
let lastMobile = 6_000_000_000;

const FEATURES: readonly Feature[] = [identity, content, uploads, chat, cases, plans, quotes, payments];

/** @param more features whose hooks run too */
export async function createChatContext(more: readonly Feature[] = []): Promise<ChatContext> {
  const database = await createTestDatabase();
  const onError = (error: unknown) => {
    throw error;
  };
  let now: Date | undefined;
  const nodes: AppContext[] = [];
  function startNode(): AppContext {
    // Idle connections are cut when the database is dropped; that is no failure of the test.
    const db = createDatabase(database.connectionString, { checkRows: true, max: 20, onError: () => {} });
    const ctx = {
      config: { limits: { farmerSendBurst: 1_000_000 } } as AppContext['config'],
      db,
      metrics: createMetrics(),
      inTransaction: createTransactor(db, { checkRows: true, onEffectError: onError }),
      inStatement: createStatementTransactor(db, { onEffectError: onError }),
      realtime: createRealtime({ db, shared: false, onError }),
      now: () => now ?? new Date(),
      content: createContentInForce(),
      ...composeFeatures([...FEATURES, ...more]),
    } as AppContext;
    nodes.push(ctx);
    return ctx;
  }
  const ctx = startNode();
  const { db } = ctx;
  return {
    ctx,
    anotherNode: startNode,
    setNow: (value) => {
      now = value;
    },
    async farmer(profile = {}) {
      const mobile = profile.mobile ?? String(++lastMobile);
      const name = profile.name ?? 'ಬಸವರಾಜ';
      const { id } = await db.one(
        IdRow,
        sql`insert into farmers (mobile, name, address)
            values (${mobile}, ${name}, ${profile.address ?? 'ಹಾವೇರಿ'}) returning id`,
      );
      const sessionId = randomUUID();
      return {
        roles: ['farmer'],
        side: 'farmer',
        farmerId: id,
        mobile,
        name,
        blocked: false,
        language: 'kn',
        sessionId,
      };
    },
    async office() {
      const email = `${randomUUID()}@test.example`;
      const name = { en: 'Office', kn: 'ಕಚೇರಿ' };
      const { id } = await db.one(
        IdRow,
        sql`insert into staff (email, password_hash, name, roles)
            values (${email}, 'none', ${JSON.stringify(name)}, '{owner}') returning id`,
      );
      return {
        roles: ['owner'],
        side: 'admin',
        staffId: id,
        email,
        name,
        sessionId: randomUUID(),
        expiresAt: '2100-01-01T00:00:00.000Z',
      };
    },
    async close() {
      await Promise.all(nodes.map((node) => node.db.close()));
      await database.drop();
    },
  };
}
