import type { ExistsAnswer, FarmerLoginAnswer, MeAnswer, OfficeMeAnswer } from '#shared/contract/identity.ts';
import { abilitiesOf } from '#shared/domain/capabilities.ts';
import type { OfficeActor } from './actor.ts';
import type { Me } from './farmer-login/read-me.ts';
import type { Farmer } from './farmers/farmers.store.ts';

export function meView(me: Me | undefined): MeAnswer {
  if (me === undefined) return { ok: true, farmer: null };
  const { id, mobile, name, address, blocked } = me.farmer;
  return {
    ok: true,
    farmer: { id, mobile, name, address, blocked, chat_id: me.chatId, notice_due: me.noticeDue },
  };
}

export function existsView(farmer: Farmer | undefined): ExistsAnswer {
  return { ok: true, user: farmer === undefined ? null : { id: farmer.id, blocked: farmer.blocked } };
}

export function loginView({
  id,
  mobile,
  name,
  blocked,
}: Omit<Farmer, 'address' | 'language'>): FarmerLoginAnswer {
  return { ok: true, message: 'You are logged in.', user: { id, mobile, name, blocked } };
}

export function officeMeView(actor: OfficeActor | undefined): OfficeMeAnswer {
  return {
    ok: true,
    office:
      actor === undefined
        ? null
        : {
            id: actor.staffId,
            email: actor.email,
            name: actor.name,
            roles: [...actor.roles],
            expires_at: actor.expiresAt,
            abilities: abilitiesOf(actor.roles),
          },
  };
}
