import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Type } from 'typebox';
import { readConfig } from '../../server/config.ts';
import type { Feature } from '../../server/feature.ts';
import { appendMessage } from '../../server/features/chat/index.ts';
import type { FarmerActor, OfficeActor } from '../../server/features/identity/index.ts';
import { feature as payments } from '../../server/features/payments/feature.ts';
import { createEmailSender } from '../../server/partners/email/index.ts';
import { createOutbox } from '../../server/partners/outbox.ts';
import { createPaymentGateway } from '../../server/partners/payment-gateway/index.ts';
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '../../server/partners/payment-gateway/sandbox/index.ts';
import { sql } from '../../server/platform/database/db.ts';
import { createRateLimiter } from '../../server/platform/database/rate-limit.ts';
import { createJobs } from '../../server/platform/jobs.ts';
import { loadSecrets } from '../../server/platform/secrets.ts';
import { paiseToRupees } from '../../shared/domain/money/money.ts';
import { type ChatContext, createChatContext } from './chat-context.ts';
import { removeFolder } from './remove-folder.ts';

/** A chat context with a payment provider beside it: the look-alike, over real HTTP. */
export interface PaymentContext extends ChatContext {
  sandbox: PaymentSandbox;
  /** A farmer with a chat and an open quotation in it. */
  quotedFarmer(amountPaise: number): Promise<Quoted>;
  quote(chatId: number, amountPaise: number): Promise<number>;
  payments(quotationId: number): Promise<StoredPayment[]>;
  count(statement: ReturnType<typeof sql>): Promise<number>;
  /** An office login of its own; `stepUp` gives it leave for one act with money. */
  officeLogin(): Promise<OfficeActor>;
  stepUp(actor: OfficeActor): Promise<void>;
  /** Subjects and texts of the mails the office was sent, oldest first. */
  mails(): Promise<string[]>;
}

export interface Quoted {
  farmer: FarmerActor;
  chatId: number;
  quotationId: number;
}

const StoredPayment = Type.Object({
  pid: Type.Integer(),
  status: Type.String(),
  failure_code: Type.Union([Type.String(), Type.Null()]),
  merchant_order_id: Type.String(),
});
type StoredPayment = Type.Static<typeof StoredPayment>;

const IdRow = Type.Object({ id: Type.Integer() });

/** Calls to the provider give up after `timeoutMs`. The sandbox sends no webhooks and ends no refund until told to. */
export async function createPaymentContext({
  timeoutMs = 2_000,
  more = [],
}: {
  timeoutMs?: number;
  /** Features whose hooks run too; their jobs do not. */
  more?: readonly Feature[];
} = {}): Promise<PaymentContext> {
  const chat = await createChatContext(more);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'av-payments-'));
  const { payment } = readConfig({ DATA_DIR: dataDir });
  const sandbox = await startPaymentSandbox({
    port: 0,
    dataDir,
    webhookUrl: 'http://localhost:9/none',
    credentials: payment,
  });
  sandbox.faults.webhooks = 'off';
  sandbox.faults.refunds = 'wait';
  const log = pino({ level: 'silent' });
  const { ctx } = chat;
  Object.assign(ctx, {
    log,
    config: readConfig({ DATA_DIR: dataDir }),
    secrets: await loadSecrets(ctx.db),
    rateLimit: createRateLimiter(ctx.db),
    jobs: createJobs(ctx.db, log, { runsCron: false }),
    email: await createEmailSender({ smtpUrl: undefined, from: 'none' }, createOutbox(dataDir, log)),
    payments: createPaymentGateway(
      { ...payment, apiUrl: sandbox.url, tokenUrl: `${sandbox.url}/v1/oauth/token` },
      { timeoutMs },
    ),
  });
  payments.jobs?.(ctx, () => {});
  await ctx.jobs.start();
  const office = await chat.office();
  return {
    ...chat,
    sandbox,
    quote: (chatId, amountPaise) => insertQuote(chat, office, chatId, amountPaise),
    async quotedFarmer(amountPaise) {
      const farmer = await chat.farmer();
      const { id: chatId } = await ctx.db.one(
        IdRow,
        sql`insert into chats (farmer_id) values (${farmer.farmerId}) returning id`,
      );
      return { farmer, chatId, quotationId: await insertQuote(chat, office, chatId, amountPaise) };
    },
    payments: (quotationId) =>
      ctx.db.many(
        StoredPayment,
        sql`select pid, status, failure_code, merchant_order_id from payments
            where quotation_id = ${quotationId} order by created_at, pid`,
      ),
    async officeLogin() {
      const { id } = await ctx.db.one(
        Type.Object({ id: Type.String() }),
        sql`insert into sessions (token_hash, staff_id, expires_at)
            values (${randomBytes(32)}, ${office.staffId}, '2100-01-01') returning id`,
      );
      return { ...office, sessionId: id };
    },
    async stepUp({ sessionId }) {
      await ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where id = ${sessionId}`);
    },
    async mails() {
      const folder = path.join(dataDir, 'outbox');
      const names = (await readdir(folder).catch(() => [])).sort();
      return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
    },
    async count(statement) {
      return (await ctx.db.one(Type.Object({ n: Type.Integer() }), statement)).n;
    },
    async close() {
      await ctx.jobs.stop();
      await sandbox.close();
      await chat.close();
      await removeFolder(dataDir);
    },
  };
}

function insertQuote({ ctx }: ChatContext, office: OfficeActor, chatId: number, amountPaise: number) {
  return ctx.inTransaction(async (tx) => {
    const { id } = await tx.one(IdRow, sql`select nextval(pg_get_serial_sequence('quotations', 'id')) as id`);
    const { message } = await appendMessage(ctx, tx, {
      chatId,
      senderRole: 'admin',
      senderId: office.staffId,
      clientId: null,
      contentHash: null,
      kind: 'quote',
      text: 'Quotation',
      meta: { quotation_id: id, amount: paiseToRupees(amountPaise) },
      replyTo: null,
      file: null,
    });
    await tx.run(
      sql`insert into quotations (id, chat_id, message_id, amount_paise, original_name, created_by, created_at)
          overriding system value
          values (${id}, ${chatId}, ${message.id}, ${amountPaise}, ${'ದರಪಟ್ಟಿ.pdf'}, ${office.staffId}, ${ctx.now()})`,
    );
    return id;
  });
}
