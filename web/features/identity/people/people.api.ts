import type {
  ChangeAnswer,
  DecideChangeBody,
  InvitationAnswer,
  InviteBody,
  JoinBody,
  PeopleAnswer,
  PersonChangeBody,
  StaffAnswer,
} from '#shared/contract/people.ts';
import { del, getJson, postJson } from '../../../lib/http.ts';

export const readStaff = (signal: AbortSignal) => getJson<StaffAnswer>('/admin/staff', { signal });

export const readPeople = (signal: AbortSignal) => getJson<PeopleAnswer>('/admin/people', { signal });

export const invite = (body: InviteBody) => postJson<ChangeAnswer>('/admin/people/invitations', body);

export const resendInvitation = (id: number) =>
  postJson<ChangeAnswer>(`/admin/people/invitations/${id}/resend`);

export const withdrawInvitation = (id: number) => del<{ ok: true }>(`/admin/people/invitations/${id}`);

export const resendLink = (staffId: number) => postJson<ChangeAnswer>(`/admin/people/${staffId}/link`);

export const changePerson = (staffId: number, body: PersonChangeBody) =>
  postJson<ChangeAnswer>(`/admin/people/${staffId}/changes`, body);

export const decideChange = (id: number, decision: DecideChangeBody['decision']) =>
  postJson<ChangeAnswer>(`/admin/people/changes/${id}`, { decision } satisfies DecideChangeBody);

export const readInvitation = (token: string) => postJson<InvitationAnswer>('/admin/welcome/read', { token });

export const join = (body: JoinBody) => postJson<{ ok: true; email: string }>('/admin/welcome', body);
