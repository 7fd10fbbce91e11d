import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable, SenderRole, Uuid } from '../wire.ts';

const KINDS = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceKind = (typeof KINDS)[number];

const DeviceWords = {
  id: Uuid,
  kind: Type.Unsafe<DeviceKind>(Type.Union(KINDS.map((kind) => Type.Literal(kind)))),
  system: nullable(Type.String({ description: 'Android, iPhone, Windows ...; as the browser said' })),
  browser: nullable(Type.String()),
  since: Instant,
  last_seen_at: Instant,
};

const Network = nullable(Type.String({ description: 'where the login came from: its network, no address' }));

/** One open login of the person who asks. */
export const Device = Type.Object(
  {
    ...DeviceWords,
    this_one: Type.Boolean({ description: 'the login of this browser' }),
    network: Network,
    this_network: Type.Boolean({ description: 'the network this request comes from' }),
  },
  closed,
);
export type Device = Static<typeof Device>;

/** `role`: for which of the two logins a browser may hold. */
export const DevicesQuery = Type.Object({ role: Type.Optional(SenderRole) }, closed);
export const DeviceParams = Type.Object({ id: Uuid }, closed);
export const EndDeviceBody = Type.Object({ role: Type.Optional(SenderRole) }, closed);

export const DevicesAnswer = Type.Object({ ok: Type.Literal(true), devices: Type.Array(Device) }, closed);
export type DevicesAnswer = Static<typeof DevicesAnswer>;

/** What the office is told of a farmer's open logins. */
export const FarmerDevice = Type.Object({ ...DeviceWords, network: Network }, closed);
export type FarmerDevice = Static<typeof FarmerDevice>;

/** GET /admin/customers/{chat_id}/devices. */
export const FarmerDevicesAnswer = Type.Object(
  { ok: Type.Literal(true), devices: Type.Array(FarmerDevice) },
  closed,
);
export type FarmerDevicesAnswer = Static<typeof FarmerDevicesAnswer>;

/** POST /admin/customers/{chat_id}/devices/{id}/end: one of them. */
export const FarmerDeviceParams = Type.Object({ chat_id: Id, id: Uuid }, closed);

/** POST /admin/customers/{chat_id}/devices/end, all of them, and .../{id}/end: the farmer asked for it. */
export const EndFarmerDevicesBody = Type.Object({ reason: Type.String({ maxLength: 500 }) }, closed);
export type EndFarmerDevicesBody = Static<typeof EndFarmerDevicesBody>;
