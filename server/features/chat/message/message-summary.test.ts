import { expect, it } from 'vitest';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { summarise } from './message-summary.ts';

const bare = { text: null, file: null };
const pdf = { mimeType: 'application/pdf', originalName: 'soil.pdf' };
const photo = { mimeType: 'image/jpeg', originalName: 'leaf.jpg' };
const spray = { date: null, chemical: 'Neem oil', dosage: '5 ml' };

it.each([
  [
    'the words of a text',
    summarise({ ...bare, kind: 'text', text: 'Rot', file: photo, meta: { spray } }),
    'Rot',
  ],
  ['a photo’s kind', summarise({ ...bare, kind: 'text', file: photo, meta: { spray } }), 'Photo'],
  ['a document’s name', summarise({ ...bare, kind: 'text', file: pdf, meta: {} }), 'soil.pdf'],
  ['a spray', summarise({ ...bare, kind: 'text', meta: { spray } }), 'Last Spray: Neem oil, 5 ml'],
  [
    'the number of a lorry receipt',
    summarise({ ...bare, kind: 'lr', text: 'LR No', meta: { lr_number: 'VRL1', tracking_link: '' } }),
    'LR VRL1',
  ],
  [
    'what a farmer told is wrong',
    summarise({
      ...bare,
      kind: 'intake',
      meta: { intake: { ...EMPTY_INTAKE, crop: 'tomato', part: 'leaf' } },
    }),
    'What is wrong? Tomato, Leaf',
  ],
  [
    'the words of a quotation, not its document',
    summarise({ kind: 'quote', text: 'Quotation', file: pdf, meta: { quotation_id: 1, amount: 0 } }),
    'Quotation',
  ],
])('the office list shows %s', (_what, line, expected) => {
  expect(line).toBe(expected);
});
