import { describe, expect, it } from 'vitest';
import type { Actor } from '../../identity/index.ts';
import { isOpening, mayReadFile } from './attachment.policy.ts';

const farmer = (farmerId: number) => ({ roles: ['farmer'], side: 'farmer', farmerId }) as unknown as Actor;
const office = (staffId: number) => ({ roles: ['owner'], side: 'admin', staffId }) as unknown as Actor;
const byFarmer = { uploaded_by: 'farmer', uploader_id: 1, chat_id: null } as const;
const byOffice = { uploaded_by: 'admin', uploader_id: 1, chat_id: null } as const;
const chat = { farmer_id: 1 };

describe('who may read a file', () => {
  it.each([
    ['the farmer of the chat', farmer(1), byFarmer, chat, true],
    ['the farmer of the chat, sent by the office', farmer(1), byOffice, chat, true],
    ['another farmer', farmer(2), byFarmer, chat, false],
    ['the office', office(7), byFarmer, chat, true],
    ['its sender, before it is in a chat', farmer(1), byFarmer, undefined, true],
    ['another farmer, before it is in a chat', farmer(2), byFarmer, undefined, false],
    ['the office, before it is in a chat', office(7), byFarmer, undefined, false],
    ['its sender in the office', office(1), byOffice, undefined, true],
    ['a farmer with the number of the sender in the office', farmer(1), byOffice, undefined, false],
    [
      'its sender, in a chat that is there for nobody any more',
      office(1),
      { ...byOffice, chat_id: 3 },
      undefined,
      false,
    ],
  ] as const)('%s', (_who, actor, file, inChat, expected) => {
    expect(mayReadFile(actor, file, inChat)).toBe(expected);
  });
});

describe('what counts as opening a file', () => {
  const photo = {
    uploaded_by: 'farmer',
    storage_key: 'whole',
    preview_key: 'small',
    mime_type: 'image/jpeg',
  } as const;
  const get = { method: 'GET', key: 'whole', download: false, range: undefined };
  it.each([
    ['a photo in full', photo, get, true],
    ['its first part', photo, { ...get, range: 'bytes=0-' }, true],
    ['a later part of it', photo, { ...get, range: 'bytes=500-' }, false],
    ['its preview', photo, { ...get, key: 'small' }, false],
    ['its name', photo, { ...get, method: 'HEAD' }, false],
    ['a picture so small that the thread shows it itself', { ...photo, preview_key: null }, get, false],
    ['the same, saved', { ...photo, preview_key: null }, { ...get, download: true }, true],
    ['a document', { ...photo, preview_key: null, mime_type: 'application/pdf' }, get, true],
    ['a voice note heard', { ...photo, preview_key: null, mime_type: 'audio/webm' }, get, false],
    ['a film saved', { ...photo, mime_type: 'video/mp4' }, { ...get, download: true }, true],
    ['what the office sent itself', { ...photo, uploaded_by: 'admin' }, get, false],
  ] as const)('%s', (_what, file, asked, expected) => {
    expect(isOpening(file, asked)).toBe(expected);
  });
});
