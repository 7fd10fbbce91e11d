import { describe, expect, it } from 'vitest';
import type { Actor } from '../accounts/index.ts';
import { mayReadFile } from './attachment.policy.ts';

const farmer = (farmerId: number) => ({ role: 'farmer', farmerId }) as Actor;
const office = (staffId: number) => ({ role: 'admin', staffId }) as Actor;
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
