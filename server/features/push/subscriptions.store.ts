import { type Static, Type } from 'typebox';
import { Language } from '#shared/contract/identity.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { type NamedStatement, named, type Sql, type Statement, sql } from '../../platform/database/db.ts';
import { addJob } from '../../platform/jobs.ts';

const Subscription = Type.Object({
  id: Type.Integer(),
  endpoint: Type.String(),
  p256dh: Type.String(),
  auth: Type.String(),
  language: Language,
});
export type Subscription = Static<typeof Subscription>;

/** Whose browsers: one farmer's, one person's of the office, or everybody's there, as far as they read chats. */
export type Recipient = { farmerId: number } | { staffId: number } | 'office';

const readers = sql`
  select st.id from staff st where st.disabled_at is null and st.roles && ${staffRolesThatCan('push.receive')}::text[]`;

/** Sessions of the recipient that are still good; a revoked one receives nothing, whatever its browser believes. */
const openSessionsOf = (recipient: Recipient | { farmerId: Statement }, now: Date) => sql`
  select s.id from sessions s
  where s.revoked_at is null and s.expires_at > ${now}
    and ${ownedBy(recipient)}`;

function ownedBy(recipient: Recipient | { farmerId: Statement }): Statement {
  if (recipient === 'office') return sql`s.staff_id in (${readers})`;
  return 'staffId' in recipient
    ? sql`s.staff_id = ${recipient.staffId} and s.staff_id in (${readers})`
    : sql`s.farmer_id = ${recipient.farmerId}`;
}

/** Queues `job` with the message being appended, when the side it is for has a browser that wants to know. */
export function selectNotifyJob(
  job: string,
  { side, now, runAt }: { side: SenderRole; now: Date; runAt: Date },
): NamedStatement {
  const recipient = side === 'admin' ? 'office' : { farmerId: sql`appended.farmer_id` };
  const queued = addJob(job, {
    payload: sql`json_build_object('chat_id', appended.chat_id, 'side', ${side}::text)`,
    runAt,
    key: sql`'push:' || appended.chat_id || ':' || ${side}::text`,
  });
  return named(
    `push.${side}`,
    sql`select ${queued} from appended
        where exists (select from push_subscriptions p where p.session_id in (${openSessionsOf(recipient, now)}))`,
  );
}

const IdRow = Type.Object({ id: Type.Integer() });

export function listSubscriptionIds(db: Sql, recipient: Recipient, now: Date): Promise<{ id: number }[]> {
  return db.many(
    IdRow,
    sql`select p.id from push_subscriptions p where p.session_id in (${openSessionsOf(recipient, now)})`,
  );
}

/** Whether a message rings on some browser of this farmer's. */
export async function isReachedByPush(db: Sql, farmerId: number, now: Date): Promise<boolean> {
  return (await listSubscriptionIds(db, { farmerId }, now)).length > 0;
}

/** The subscription, if it still stands and its session too. */
export function findSubscription(
  db: Sql,
  id: number,
  recipient: Recipient,
  now: Date,
): Promise<Subscription | undefined> {
  return db.maybe(
    Subscription,
    sql`select p.id, p.endpoint, p.p256dh, p.auth, p.language from push_subscriptions p
        where p.id = ${id} and p.session_id in (${openSessionsOf(recipient, now)})`,
  );
}

export interface NewSubscription {
  sessionId: string;
  side: SenderRole;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  now: Date;
}

/** A browser that comes back, with new keys or for another session, keeps its one row. */
export async function upsertSubscription(tx: Sql, subscription: NewSubscription): Promise<void> {
  const { sessionId, side, endpoint, p256dh, auth, language, now } = subscription;
  await tx.run(
    sql`insert into push_subscriptions (session_id, side, endpoint, p256dh, auth, language, created_at)
        values (${sessionId}, ${side}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${now})
        on conflict (endpoint, side) do update set
          session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
          language = excluded.language, created_at = excluded.created_at`,
  );
}

/** Leaves a person's newest browsers; each message is sent to every one that is left. */
export async function dropOldest(
  tx: Sql,
  owner: { farmerId: number } | { staffId: number },
  keep: number,
): Promise<void> {
  const theirs =
    'farmerId' in owner ? sql`s.farmer_id = ${owner.farmerId}` : sql`s.staff_id = ${owner.staffId}`;
  await tx.run(
    sql`delete from push_subscriptions where id in (
          select p.id from push_subscriptions p join sessions s on s.id = p.session_id
          where ${theirs} order by p.created_at desc, p.id desc offset ${keep})`,
  );
}

/** The session's own; somebody else's endpoint stays. */
export async function deleteSubscription(tx: Sql, sessionId: string, endpoint: string): Promise<void> {
  await tx.run(
    sql`delete from push_subscriptions where session_id = ${sessionId} and endpoint = ${endpoint}`,
  );
}

/** Only while it is the address the push service gave up: the browser may have come back under the same row. */
export async function deleteGone(
  db: Sql,
  gone: Pick<Subscription, 'id' | 'endpoint' | 'auth'>,
): Promise<void> {
  await db.run(
    sql`delete from push_subscriptions where id = ${gone.id} and endpoint = ${gone.endpoint} and auth = ${gone.auth}`,
  );
}

export async function isEndpointInUse(db: Sql, endpoint: string, now: Date): Promise<boolean> {
  const row = await db.one(
    Type.Object({ used: Type.Boolean() }),
    sql`select exists (
          select 1 from push_subscriptions p join sessions s on s.id = p.session_id
          where p.endpoint = ${endpoint} and s.revoked_at is null and s.expires_at > ${now}
        ) as used`,
  );
  return row.used;
}
