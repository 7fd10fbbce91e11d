import { expect, it } from 'vitest';
import { newDraft, withPhoto, withVoice } from '../draft/intake-draft.ts';
import { sentFiles } from './sent-files.ts';

const fileOf = (bytes: number) => ({
  blob: new Blob([new Uint8Array(bytes)]),
  name: 'a',
  mimeType: 'image/jpeg',
});

it('are what the card names and this phone has; a photo as the camera wrote it is made lighter first', async () => {
  const photo = (slot: 'part' | 'plant', clientId: string) => ({ slot, clientId, fault: null });
  const told = withPhoto(withPhoto(newDraft(), photo('part', 'heavy')), photo('plant', 'light'));
  const draft = withVoice(withVoice(told, { question: 'words', clientId: 'said' }), {
    question: 'crop',
    clientId: 'gone',
  });
  const files = new Map([
    ['heavy', fileOf(4_000_000)],
    ['light', fileOf(90_000)],
    ['said', fileOf(30_000)],
    ['of an older draft', fileOf(10)],
  ]);
  const lightened: number[] = [];
  const sent = await sentFiles({ draft, files }, async (file) => {
    lightened.push(file.blob.size);
    return fileOf(200_000);
  });
  expect(sent.map(({ clientId, file }) => [clientId, file.blob.size])).toEqual([
    ['heavy', 200_000],
    ['light', 90_000],
    ['said', 30_000],
  ]);
  expect(lightened).toEqual([4_000_000]);
});
