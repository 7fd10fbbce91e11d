// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '#content/strings/en/log.json' with { type: 'json' };
import people from '#content/strings/en/people.json' with { type: 'json' };
import type { LogLine } from '#shared/contract/office-log.ts';
import { loadStrings, switchLanguage } from '../../lib/i18n.ts';
import { LogRow } from './LogRow.tsx';

beforeAll(async () => {
  await loadStrings(['log', 'people']);
  await switchLanguage('en');
});
afterEach(cleanup);

const ASHA = { en: 'Asha', kn: 'ಆಶಾ' };
const line = (more: Partial<LogLine>): LogLine => ({
  id: 1,
  at: '2026-08-01T10:00:00.000Z',
  action: 'staff.roles',
  who: { en: 'Gowda', kn: 'ಗೌಡ' },
  asked_by: null,
  about: null,
  address: null,
  ip: null,
  chat: null,
  detail: {},
  ...more,
});

function draw(more: Partial<LogLine>): string {
  render(
    <MemoryRouter>
      <LogRow line={line(more)} />
    </MemoryRouter>,
  );
  return screen.getByRole('listitem').textContent;
}

describe('a line of the log says', () => {
  it.each<[string, Partial<LogLine>, string]>([
    ['why a login was refused', { detail: { wrong: 'passkey' } }, en.detail.wrong.passkey],
    ['by what somebody proved themselves', { detail: { by: 'totp' } }, en.detail.by.totp],
    ['which way of confirming was added', { detail: { what: 'passkey_added' } }, people.factor.passkey],
    ['what was asked for', { action: 'staff.ask', detail: { change: 'disable' } }, people.act.disable],
    [
      'that somebody was to be invited',
      { action: 'staff.ask', detail: { change: 'invite' } },
      people.invite.title,
    ],
    ['whose wish it was', { asked_by: ASHA }, en.detail.asked.replace('{{who}}', 'Asha')],
    ['that there was no second owner', { detail: { alone: true } }, en.detail.alone],
    ['that the settings did it', { who: null, detail: { by: 'settings' } }, en.settings],
    ['how many logins ended', { detail: { sessions: 2 } }, '2 logins ended'],
    ['the name before and after', { detail: { before: { en: 'A' }, after: { en: 'B' } } }, 'A → B'],
  ])('%s', (_what, more, words) => {
    expect(draw(more)).toContain(words);
  });

  it('nothing of words that it does not know', () => {
    const told = draw({ detail: { by: 'hand', what: 'x_added', wrong: 'luck', change: 'marry' } });
    expect(told).not.toMatch(/undefined|hand|luck|marry|x_added/);
  });
});
