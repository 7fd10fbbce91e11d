import type { ChatEventType } from '#shared/contract/chat/events.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import type { PaymentEnv, PaymentPurpose } from '#shared/domain/money/payment-state.ts';
import type { Outcome } from '#shared/domain/plan/outcome.ts';
import type { NamedStatement, Sql, Statement } from './platform/database/db.ts';
import type { Transaction } from './platform/database/transaction.ts';

/** The lists of a farmer's export that hold the rows of one feature each. */
export type ExportPart =
  | 'entered'
  | 'notices'
  | 'logins'
  | 'quotations'
  | 'payments'
  | 'receipts'
  | 'dispatches'
  | 'cases'
  | 'fields'
  | 'plans'
  | 'outcomes'
  | 'picture_consents'
  | 'pictures'
  | 'alerts';

/** A farmer who is purged, and what stays of their papers because a law keeps it. */
export interface Erasure {
  farmerId: number;
  /** Null for a farmer who never wrote. */
  chatId: number | null;
  now: Date;
  /** Rows that a kept paper points to. Each hook adds those of its own tables, for the owners that come after it. */
  keep: { quotations: Set<number>; messages: Set<number>; files: Set<string> };
}

/** Two customers who are one person: all of `from` comes to `into`, and nothing of it stays. */
export interface Merge {
  from: { farmerId: number; chatId: number };
  into: { farmerId: number; chatId: number };
}

/** What a farmer's message tells of a plan. */
export interface PlanReport {
  chatId: number;
  messageId: number;
  planId: number;
  /** When they told it, which may be before it arrived. */
  at: Date;
  outcome: Outcome | undefined;
  /** Lines, from 0, and the day on which they were sprayed, DD-MM-YYYY. */
  sprayed: { lines: readonly number[]; on: string } | undefined;
}

/** What a farmer has just sent, as far as a case may be made of it or wait for it. */
export interface FarmerSend {
  chatId: number;
  farmerId: number;
  messageId: number;
  clientId: string;
  /** Null: a message with a file. */
  intake: Intake | null;
}

/** What is known of a message before it is inserted. */
export interface NewMessageHead {
  senderRole: SenderRole;
  kind: MessageKind;
  /** A farmer's word that waits for no answer. */
  asksNothing?: boolean;
  /** Of its file, by the file's content. */
  mimeType: string | undefined;
}

/**
 * What a feature does when something happens in another that does not know it. A feature declares its own in
 * `feature.ts`; the context holds all of them as one value, in which every function runs those of all features, in the
 * order in which `feature-list.ts` lists them.
 */
export interface Hooks<Ctx> {
  /**
   * What is to be queued with a new message: a named `select` of `addJob` from `appended` (message_id, chat_id,
   * farmer_id), which runs in the statement that inserts it. So it stands if and only if the message does, and costs no
   * round trip. It sees the tables as they were before the message. A repeated send appends nothing.
   */
  onMessageAppended(ctx: Ctx, message: NewMessageHead): NamedStatement[];
  /**
   * About a farmer's message that tells of a plan, in its transaction, which holds the chat; once per send. Throwing undoes
   * the send.
   */
  onPlanReported(ctx: Ctx, tx: Transaction, told: PlanReport): Promise<void>;
  /**
   * About an intake, or a message with a file, that a farmer has sent, in the transaction that stores it and behind the
   * chat's lock. A repeated send is nothing new.
   */
  onFarmerSend(ctx: Ctx, tx: Transaction, send: FarmerSend): Promise<void>;
  /**
   * About money that came in, whatever it was for, inside the transaction that says so; once per payment. Throwing
   * undoes the success, so decide, write, queue and leave.
   */
  onPaymentSucceeded(
    ctx: Ctx,
    tx: Transaction,
    payment: { pid: number; purpose: PaymentPurpose; env: PaymentEnv; quotation_id: number | null },
  ): Promise<void>;
  /**
   * About somebody of the office who works on chats no more, because their account was closed or by their new roles, in the
   * transaction that says so: what was theirs is others' again.
   */
  onStaffLeavesChats(ctx: Ctx, tx: Transaction, staffId: number): Promise<void>;
  /** About a farmer whose number is somebody else's now: nobody waits in their chat any more. */
  onSetAside(ctx: Ctx, tx: Transaction, farmerId: number): Promise<void>;
  /** About a farmer who asked to be deleted and takes it back: what rested with it goes on. The caller holds their row. */
  onComeBack(ctx: Ctx, tx: Transaction, farmerId: number): Promise<void>;
  /**
   * Brings the feature's rows of one customer to another, in the order of the list: the accounts, then the chats with
   * their messages, then what hangs on them.
   */
  onMerge(ctx: Ctx, tx: Transaction, merge: Merge): Promise<void>;
  /**
   * Erases a farmer from the feature's own tables. Runs in one transaction, from the last feature of the list to the
   * first: whoever points to a row goes before the row.
   */
  onErase(ctx: Ctx, tx: Transaction, farmer: Erasure): Promise<void>;
  /**
   * Takes off the papers of farmers who are purged what leads to them, where the sale was before an instant.
   * Answers the ids of files that no paper needs any more.
   */
  onPapersExpire(tx: Sql, before: Date): Promise<string[]>;
  /**
   * Selects, as `item`, what the feature holds of a farmer. Every column is named, so that one added later does not
   * leave by itself. Amounts are rupees.
   */
  onExport: Readonly<Partial<Record<ExportPart, (farmerId: number) => Statement>>>;
}

/**
 * Reads what a side sees of one type of entry in a chat's log: one answer per payload, in order, with the fields of its
 * `ChatEvent` beside chat_id, seq and type. Null where there is nothing (any more) for that side.
 */
export type EventReader<Ctx> = (
  ctx: Ctx,
  side: SenderRole,
  payloads: Record<string, unknown>[],
) => Promise<(object | null)[]>;

/** The entries live in the chat's log; the SQL that reads them stays with the feature whose they are. */
export type EventViews<Ctx> = Readonly<Partial<Record<ChatEventType, EventReader<Ctx>>>>;

/**
 * What a feature answers about its own tables to those that do not know it: a value, or SQL to be spliced into the
 * asking statement. Where nobody answers, it is as if the tables were empty.
 */
export interface Queries {
  /** The number of a farmer's chat; null before they wrote. */
  findChatIdOf(db: Sql, farmerId: number): Promise<number | null>;
  /** Whether somebody of the office has written to this farmer. */
  hasAnswered(db: Sql, who: { staffId: number; farmerId: number }): Promise<boolean>;
  /** When a farmer was last on the phone with the office, as the office noted it; null for never. */
  lastCallOf(db: Sql, farmerId: number): Promise<string | null>;
  /** By when whoever waits in a chat was told that they are answered (ISO); null where nothing was promised. */
  answerDueOf(db: Sql, chatId: number): Promise<string | null>;
  /** From `from` on: the unpaid quotations of a chat. @param chat its id in the asking statement */
  fromUnpaidOf(chat: Statement): Statement;
  /** From `from` on: the payments of a chat whose goods are to be sent. @param chat its id in the asking statement */
  fromToSendOf(chat: Statement): Statement;
  /** From `from` on: what calls this person of the office in a chat unseen. @param chat its id in the asking statement */
  fromMentionsOf(chat: Statement, staffId: number): Statement;
  /** Whose a chat is, as one value of JSON; null for nobody. @param chat its id in the asking statement */
  holderOf(chat: Statement, reader: { staffId: number; roles: readonly string[]; now: Date }): Statement;
  /** Whether a chat is the reader's, or of a role of theirs. @param chat its id in the asking statement */
  isHeldBy(chat: Statement, reader: { staffId: number; roles: readonly string[] }): Statement;
  /** Whether a chat is nobody's. @param chat its id in the asking statement @param waits whether its farmer waits */
  isFree(chat: Statement, waits: Statement, now: Date): Statement;
  /** A chat’s labels, as one array of JSON. @param chat its id in the asking statement */
  labelsOf(chat: Statement): Statement;
  /** Whether a chat carries all of these labels. @param chat its id in the asking statement */
  hasLabels(chat: Statement, ids: readonly number[]): Statement;
  /** From `from` on: what of a chat is due to be looked at by this person. @param chat its id in the asking statement */
  fromRemindersOf(chat: Statement, reader: { staffId: number; now: Date }): Statement;
  /** Selects the chats that are due to be looked at by this person, as chat_id and due_at. */
  selectReminded(reader: { staffId: number; now: Date }): Statement;
  /** Selects the ids of chats with such payments. */
  selectChatsToSend(): Statement;
  /** Selects such chats and since when the oldest of their goods is paid, as chat_id and paid_since. */
  selectPaidSince(): Statement;
  /** What of a quotation's last payment has gone back, in paise. @param quotation its id in the asking statement */
  refundedOf(quotation: Statement): Statement;
  /** Whether a payment of a quotation is under way. @param quotation its id in the asking statement */
  isInPayment(quotation: Statement): Statement;
  /** Whether a plan is being written for a case. @param of its id in the asking statement */
  hasPlanDraft(of: Statement): Statement;
  /** The ids of the plans sent for a case, newest first, as an array of JSON. @param of its id in the asking statement */
  planIdsOf(of: Statement): Statement;
  /** What the newest plan of a case says is wrong, how sure and since when, as one value of JSON. @param of its id in the asking statement */
  advisedOf(of: Statement): Statement;
  /** The number under which goods went. @param dispatch the id of the dispatch in the asking statement */
  lrNumberOf(dispatch: Statement): Statement;
}
