/** Every right there is, by the name that routes, sockets and buttons use. */
export const CAPABILITIES = [
  // The own account: name and place, the privacy notice, the export, the deletion.
  'account.manage',
  // Whether a mobile number has an account.
  'account.lookup',
  'chat.read',
  'chat.write',
  // Deleting and clearing, and bringing back. Who takes which message back for both sides: `message-kinds.ts`.
  'chat.clear',
  'upload.send',
  'push.receive',
  'inbox.read',
  // Beginning a chat, its status, settling it, bringing it back into the list.
  'inbox.manage',
  'customer.read',
  'customer.edit',
  'customer.block',
  // Telling a farmer the login code where no SMS goes out.
  'login.assist',
  // A fresh mailed code before an act with money.
  'login.confirm',
  'quote.read',
  'quote.upload',
  'quote.withdraw',
  // Off the own list; the chat keeps it.
  'quote.remove',
  'dispatch.send',
  'payment.read',
  'payment.pay',
  'payment.list',
  'payment.check',
  // Ending a payment in review, closing an alert.
  'payment.settle',
  'payment.refund',
  'reply.read',
  'reply.edit',
  'log.read',
  'health.read',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** `own`: what belongs to the person who asks; `any`: everybody's; `none`: not at all. */
type Reach = 'own' | 'any' | 'none';

interface RoleRow {
  /** The side of a chat this role speaks for, by its name on the wire. */
  side: 'farmer' | 'admin';
  may: Record<Capability, Reach>;
}

/**
 * The table of roles. A new role is one row here; a new capability does not compile until every role is judged.
 * What a thing's own state forbids (a blocked farmer, a paid quotation) is the feature's `*.policy.ts`.
 */
const ROLES = {
  farmer: {
    side: 'farmer',
    may: {
      'account.manage': 'own',
      'account.lookup': 'own',
      'chat.read': 'own',
      'chat.write': 'own',
      'chat.clear': 'own',
      'upload.send': 'own',
      'push.receive': 'own',
      'inbox.read': 'none',
      'inbox.manage': 'none',
      'customer.read': 'none',
      'customer.edit': 'none',
      'customer.block': 'none',
      'login.assist': 'none',
      'login.confirm': 'none',
      'quote.read': 'own',
      'quote.upload': 'none',
      'quote.withdraw': 'none',
      'quote.remove': 'own',
      'dispatch.send': 'none',
      'payment.read': 'own',
      'payment.pay': 'own',
      'payment.list': 'none',
      'payment.check': 'none',
      'payment.settle': 'none',
      'payment.refund': 'none',
      'reply.read': 'none',
      'reply.edit': 'none',
      'log.read': 'none',
      'health.read': 'none',
    },
  },
  office: {
    side: 'admin',
    may: {
      'account.manage': 'none',
      'account.lookup': 'any',
      'chat.read': 'any',
      'chat.write': 'any',
      'chat.clear': 'any',
      'upload.send': 'own',
      'push.receive': 'own',
      'inbox.read': 'any',
      'inbox.manage': 'any',
      'customer.read': 'any',
      'customer.edit': 'any',
      'customer.block': 'any',
      'login.assist': 'any',
      'login.confirm': 'own',
      'quote.read': 'any',
      'quote.upload': 'any',
      'quote.withdraw': 'any',
      'quote.remove': 'none',
      'dispatch.send': 'any',
      'payment.read': 'any',
      'payment.pay': 'none',
      'payment.list': 'any',
      'payment.check': 'any',
      'payment.settle': 'any',
      'payment.refund': 'any',
      'reply.read': 'any',
      'reply.edit': 'any',
      'log.read': 'any',
      'health.read': 'any',
    },
  },
} as const satisfies Record<string, RoleRow>;

export type Role = keyof typeof ROLES;
/** The roles that speak for the office's side. */
export type StaffRole = { [R in Role]: (typeof ROLES)[R]['side'] extends 'admin' ? R : never }[Role];

/** Who asks, as far as the table needs to know. */
interface Party {
  role: Role;
  /** Of a farmer. */
  farmerId?: number;
  mobile?: string;
}

/** What is asked about: it belongs to a farmer, known by id or by number. Null belongs to nobody. */
export type Belonging = { farmer_id: number | null } | { mobile: string };

/**
 * Whether the actor may do this, to that thing. Without a thing: whether their role may do it to any thing at all,
 * which is what a route asks before it has found one. A stranger may do nothing.
 */
export function can(actor: Party | undefined, capability: Capability, thing?: Belonging): boolean {
  if (actor === undefined) return false;
  const reach = ROLES[actor.role].may[capability];
  if (reach === 'none') return false;
  return reach === 'any' || thing === undefined || isOwn(actor, thing);
}

function isOwn({ farmerId, mobile }: Party, thing: Belonging): boolean {
  if ('farmer_id' in thing) return farmerId !== undefined && thing.farmer_id === farmerId;
  return mobile !== undefined && thing.mobile === mobile;
}

/** What a role may do at all: sent to its screen, which draws its buttons by it. */
export function abilitiesOf(role: Role): Capability[] {
  return CAPABILITIES.filter((capability) => can({ role }, capability));
}

/** The sides on which somebody may do this, the farmer's first. */
export function sidesThatCan(capability: Capability): RoleRow['side'][] {
  const rows: RoleRow[] = Object.values(ROLES);
  const sides = rows.filter(({ may }) => may[capability] !== 'none').map(({ side }) => side);
  return [...new Set(sides)];
}
