import { CAPABILITIES, type Capability } from './capability-names.ts';
import { ROLE_NAMES, type RoleName } from './people.ts';

export { CAPABILITIES, type Capability } from './capability-names.ts';

/** `own`: what belongs to the person who asks; `any`: everybody's; `none`: not at all. */
type Reach = 'own' | 'any' | 'none';

type Row = Record<Capability, Reach>;

const FARMER: Row = {
  'account.manage': 'own',
  'device.manage': 'own',
  'account.lookup': 'own',
  'chat.read': 'own',
  'chat.write': 'own',
  'chat.clear': 'own',
  'upload.send': 'own',
  'push.receive': 'own',
  'inbox.read': 'none',
  'inbox.manage': 'none',
  'note.read': 'none',
  'note.write': 'none',
  'label.put': 'none',
  'label.edit': 'none',
  'customer.read': 'none',
  'customer.edit': 'none',
  'customer.add': 'none',
  'customer.import': 'none',
  'customer.block': 'none',
  'customer.sessions': 'none',
  'customer.merge': 'none',
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
  'case.read': 'none',
  'case.write': 'none',
  'plan.write': 'none',
  'book.write': 'none',
  'book.export': 'none',
  'alert.write': 'none',
  'spoken.write': 'none',
  'reply.read': 'none',
  'reply.edit': 'none',
  'content.read': 'none',
  'content.edit': 'none',
  'content.publish': 'none',
  'log.read': 'none',
  'health.read': 'none',
  'numbers.read': 'none',
  'staff.read': 'none',
  'staff.picture': 'own',
  'staff.manage': 'none',
};

/** How far each right reaches for those of the office who have it; the owner has them all. */
const OWNER: Row = {
  'account.manage': 'none',
  'device.manage': 'own',
  'account.lookup': 'any',
  'chat.read': 'any',
  'chat.write': 'any',
  'chat.clear': 'any',
  'upload.send': 'own',
  'push.receive': 'own',
  'inbox.read': 'any',
  'inbox.manage': 'any',
  'note.read': 'any',
  'note.write': 'any',
  'label.put': 'any',
  'label.edit': 'any',
  'customer.read': 'any',
  'customer.edit': 'any',
  'customer.add': 'any',
  'customer.import': 'any',
  'customer.block': 'any',
  'customer.sessions': 'any',
  'customer.merge': 'any',
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
  'case.read': 'any',
  'case.write': 'any',
  'plan.write': 'any',
  'book.write': 'any',
  'book.export': 'any',
  'alert.write': 'any',
  'spoken.write': 'any',
  'reply.read': 'any',
  'reply.edit': 'any',
  'content.read': 'any',
  'content.edit': 'any',
  'content.publish': 'any',
  'log.read': 'any',
  'health.read': 'any',
  'numbers.read': 'any',
  'staff.read': 'any',
  'staff.picture': 'any',
  'staff.manage': 'any',
};

/** What everybody of the office sees of their own work, and the owner of everybody's. */
const OF_ONES_OWN: Partial<Row> = { 'numbers.read': 'own' };

/**
 * Part of what an owner may do, beside what is of one's own. A capability that is new is nobody's but the owner's until
 * it is named.
 */
function only(...named: Capability[]): Row {
  const reaches = CAPABILITIES.map((each) => [each, named.includes(each) ? OWNER[each] : 'none']);
  return { ...(Object.fromEntries(reaches) as Row), ...OF_ONES_OWN };
}

/** What everybody does who works on chats. */
const DESK: Capability[] = [
  'device.manage',
  'login.confirm',
  'chat.read',
  'inbox.read',
  'note.read',
  'note.write',
  'customer.read',
  'quote.read',
  'case.read',
  'push.receive',
  'staff.read',
  'staff.picture',
];
/** What everybody does who answers in them. */
const ANSWERS: Capability[] = [
  'chat.write',
  'chat.clear',
  'upload.send',
  'inbox.manage',
  'label.put',
  'reply.read',
  'payment.read',
];
/** What everybody does who looks after customers. */
const CUSTOMERS: Capability[] = [
  'customer.edit',
  'customer.add',
  'customer.block',
  'customer.sessions',
  'customer.merge',
  'account.lookup',
  'login.assist',
  'reply.edit',
  'label.edit',
];
/** What everybody does who may propose what the shop says and sells; an owner publishes it. */
const PROPOSES: Capability[] = ['content.read', 'content.edit'];
/** What the clinic does. */
const CLINIC: Capability[] = ['case.write', 'plan.write', 'book.write', 'alert.write', 'spoken.write'];
/** What everybody does who looks after money. */
const MONEY: Capability[] = [
  'payment.read',
  'payment.list',
  'payment.check',
  'payment.settle',
  'payment.refund',
  'login.confirm',
];

/**
 * The table of roles. A new role is one row here; a new capability does not compile until it is judged for the farmer
 * and for the owner. What a thing's own state forbids (a blocked farmer, a paid quotation) is the feature's `*.policy.ts`.
 */
const STAFF = {
  owner: OWNER,
  doctor: only(...DESK, ...ANSWERS, ...CUSTOMERS, ...PROPOSES, ...CLINIC),
  sales: only(
    ...DESK,
    ...ANSWERS,
    ...CUSTOMERS,
    ...PROPOSES,
    'quote.upload',
    'quote.withdraw',
    'customer.import',
  ),
  dispatch: only(...DESK, ...ANSWERS, 'dispatch.send', 'payment.list'),
  accounts: only(
    ...MONEY,
    'device.manage',
    'quote.read',
    'case.read',
    'log.read',
    'staff.read',
    'staff.picture',
  ),
  helper: only(...DESK),
} as const satisfies Record<RoleName, Row>;

/** The roles that speak for the office's side; a person may have several. */
export type StaffRole = RoleName;
export const STAFF_ROLES = ROLE_NAMES;
export type Role = 'farmer' | StaffRole;

const ROLES: Record<Role, Row> = { farmer: FARMER, ...STAFF };

/** Who asks, as far as the table needs to know. */
interface Party {
  /** What any of them may do, the person may. */
  roles: readonly Role[];
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
  const reaches = actor.roles.map((role) => ROLES[role][capability]);
  if (reaches.includes('any')) return true;
  return reaches.includes('own') && (thing === undefined || isOwn(actor, thing));
}

/** Whether this right reaches everybody's things, and not the actor's own alone. */
export function reachesAll({ roles }: Party, capability: Capability): boolean {
  return roles.some((role) => ROLES[role][capability] === 'any');
}

function isOwn({ farmerId, mobile }: Party, thing: Belonging): boolean {
  if ('farmer_id' in thing) return farmerId !== undefined && thing.farmer_id === farmerId;
  return mobile !== undefined && thing.mobile === mobile;
}

/** What somebody of these roles may do at all: sent to their screen, which draws its buttons by it. */
export function abilitiesOf(roles: readonly Role[]): Capability[] {
  return CAPABILITIES.filter((capability) => can({ roles }, capability));
}

/** The roles of the office that may do this. */
export function staffRolesThatCan(capability: Capability): StaffRole[] {
  return STAFF_ROLES.filter((role) => can({ roles: [role] }, capability));
}

/** A side of a chat, by its name on the wire. */
type Side = 'farmer' | 'admin';

/** The sides on which somebody may do this, the farmer's first. */
export function sidesThatCan(capability: Capability): Side[] {
  const sides: Side[] = can({ roles: ['farmer'] }, capability) ? ['farmer'] : [];
  return staffRolesThatCan(capability).length > 0 ? [...sides, 'admin'] : sides;
}
