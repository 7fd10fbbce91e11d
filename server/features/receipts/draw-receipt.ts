import en from '#content/strings/en/receipt.json' with { type: 'json' };
import kn from '#content/strings/kn/receipt.json' with { type: 'json' };
import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { LOCALES, type LocalizedText, textIn } from '#shared/domain/by-language.ts';
import { amountInWords } from '#shared/domain/money/amount-in-words.ts';
import { formatPaise } from '#shared/domain/money/money.ts';
import { dateLabel } from '#shared/domain/time/india-day.ts';
import { canPrint } from '../../platform/pdf/brand-face.ts';
import { openSheet, type Sheet, type TextStyle } from '../../platform/pdf/sheet.ts';

/** Everything that stands on the paper beside the seller's own data. */
export interface ReceiptPaper {
  /** `test`: a test system's money. `demo`: nothing was paid, and there is no number. */
  kind: 'real' | 'test' | 'demo';
  number: string | null;
  issuedAt: Date;
  amountPaise: number;
  payer: { name: string; address: string; mobileEnd: string } | null;
  quotation: { id: number; at: Date } | null;
  item: LocalizedText | null;
  pid: number;
  orderRef: string;
  utr: string | null;
}

/** Who took the money, as the shop says it of itself. */
export type Seller = Pick<SiteContent, 'shop' | 'contact' | 'samples'>;

type Word = keyof typeof en;

const COLOR = {
  leaf: '#1B5E3A',
  leaf50: '#F1F8F2',
  soil: '#4A3222',
  soft: '#55635A',
  clay: '#B4452C',
  line: '#D9D2BF',
};
const MARGIN = 34;
const LABEL = 112;

/** One A5 page in Kannada and English. A receipt for money, not a tax invoice (GST rule 50; facts 6.2). */
export async function drawReceipt(paper: ReceiptPaper, seller: Seller): Promise<Buffer> {
  const name = `${en.title} ${paper.number ?? en.demo}`;
  const sheet = await openSheet({
    ...{ title: name, creator: seller.shop.name },
    ...{ language: LOCALES.kn.tag, at: paper.issuedAt },
  });
  sheet.box({ x: 0, y: 0, width: sheet.width, height: 9 }, { fill: COLOR.leaf });
  let y = drawHead(sheet, seller);
  y = drawNumber(sheet, paper, y);
  y = drawMark(sheet, paper.kind, y);
  y = drawAmount(sheet, paper.amountPaise, y);
  for (const row of rowsOf(sheet, paper)) y = drawRow(sheet, row, y);
  drawFoot(sheet, Math.max(y + 6, sheet.height - 74));
  return sheet.finish();
}

const inner = (sheet: Sheet) => ({ x: MARGIN, width: sheet.width - 2 * MARGIN });

function drawHead(sheet: Sheet, { shop, contact, samples }: Seller): number {
  const { x, width } = inner(sheet);
  const { address, phone, email } = contact;
  sheet.text(
    `${kn.title} · ${en.title}`,
    { x, y: 22, width },
    { size: 15, weight: 'bold', color: COLOR.soil, align: 'right' },
  );
  let y = sheet.text(shop.legalName, { x, y: 20, width }, { size: 18, weight: 'bold', color: COLOR.leaf });
  const small = { size: 8, color: COLOR.soft };
  y = sheet.text(address.kn.slice(1).join(', '), { x, y, width }, small);
  y = sheet.text(address.en.slice(1).join(', '), { x, y, width }, small);
  const mark = samples.has('shop') ? ` (${kn.sample} · ${en.sample})` : '';
  y = sheet.text(`${en.gstin} ${shop.gstin}${mark} · ${phone} · ${email}`, { x, y, width }, small);
  sheet.rule({ x, y: y + 5, width }, COLOR.line);
  return y + 12;
}

function drawNumber(sheet: Sheet, paper: ReceiptPaper, top: number): number {
  const { x, width } = inner(sheet);
  const half = width / 2;
  const label = { size: 8, color: COLOR.soft };
  const value = { size: 12, weight: 'bold' as const };
  sheet.text(`${kn.date} · ${en.date}`, { x: x + half, y: top, width: half }, { ...label, align: 'right' });
  const y = sheet.text(`${kn.number} · ${en.number}`, { x, y: top, width: half }, label);
  sheet.text(dateLabel(paper.issuedAt), { x: x + half, y, width: half }, { ...value, align: 'right' });
  return sheet.text(paper.number ?? '—', { x, y, width: half }, value) + 4;
}

/** Said in colour and in words: nobody may take a test for money. */
function drawMark(sheet: Sheet, kind: ReceiptPaper['kind'], top: number): number {
  if (kind === 'real') return top;
  const { x, width } = inner(sheet);
  const look = { size: 9, weight: 'bold' as const, color: COLOR.clay };
  return sheet.text(en[kind], { x, y: sheet.text(kn[kind], { x, y: top, width }, look), width }, look) + 4;
}

function drawAmount(sheet: Sheet, paise: number, top: number): number {
  const { x, width } = inner(sheet);
  const pad = 12;
  const place = { x: x + pad, width: width - 2 * pad };
  const lines: [string, TextStyle][] = [
    [`${kn.amount} · ${en.amount}`, { size: 8.5, color: COLOR.soft }],
    [formatPaise(paise), { size: 24, weight: 'bold', color: COLOR.leaf }],
    [amountInWords(paise, 'kn'), { size: 9.5 }],
    [amountInWords(paise, 'en'), { size: 8.5, color: COLOR.soft }],
  ];
  const height = lines.reduce((sum, [words, style]) => sum + sheet.heightOf(words, place.width, style), 18);
  sheet.box({ x, y: top, width, height }, { fill: COLOR.leaf50, radius: 8 });
  let y = top + 8;
  for (const [words, style] of lines) y = sheet.text(words, { ...place, y }, style);
  return top + height + 8;
}

interface Row {
  label: Word;
  /** The first line is the one that is looked for. */
  lines: string[];
}

function rowsOf(sheet: Sheet, { payer, quotation, item, utr, pid, orderRef }: ReceiptPaper): Row[] {
  const rows: Row[] = [
    { label: 'from', lines: payer ? payerLines(sheet, payer) : [] },
    {
      label: 'for',
      lines: quotation
        ? both('forQuotation', { id: quotation.id, date: dateLabel(quotation.at) })
        : item
          ? [textIn(item, 'kn'), textIn(item, 'en')]
          : [],
    },
    { label: 'through', lines: [en.provider, ...(utr ? both('utr', { utr }) : [])] },
    { label: 'payment', lines: [`#${pid}`] },
    { label: 'order', lines: [orderRef] },
  ];
  return rows.filter(({ lines }) => lines.length > 0);
}

/** A name in a script the paper's letters lack is left to the number. */
function payerLines(sheet: Sheet, payer: NonNullable<ReceiptPaper['payer']>): string[] {
  const named = [payer.name, payer.address].filter((text) => text !== '' && canPrint(sheet.face, text));
  return payer.mobileEnd === '' ? named : [...named, ...both('mobile', { end: payer.mobileEnd })];
}

/** A line in each language, Kannada first. */
function both(word: Word, values: Record<string, string | number>): string[] {
  return [kn[word], en[word]].map((words) =>
    words.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? '')),
  );
}

function drawRow(sheet: Sheet, { label, lines }: Row, top: number): number {
  const { x, width } = inner(sheet);
  const left = { x, width: LABEL - 8 };
  const right = { x: x + LABEL, width: width - LABEL };
  const below = sheet.text(
    en[label],
    { ...left, y: sheet.text(kn[label], { ...left, y: top }, { size: 9, weight: 'bold' }) },
    { size: 8, color: COLOR.soft },
  );
  let y = top;
  for (const [index, line] of lines.entries()) {
    y = sheet.text(line, { ...right, y }, index === 0 ? { size: 10 } : { size: 8.5, color: COLOR.soft });
  }
  const end = Math.max(y, below) + 3;
  sheet.rule({ x, y: end, width }, COLOR.line);
  return end + 5;
}

function drawFoot(sheet: Sheet, top: number): void {
  const { x, width } = inner(sheet);
  let y = top;
  for (const [words, style] of [
    [kn.notInvoice, { size: 8.5 }],
    [en.notInvoice, { size: 8, color: COLOR.soft }],
    [`${kn.noSignature} ${en.noSignature}`, { size: 8, color: COLOR.soft }],
  ] as const) {
    y = sheet.text(words, { x, y, width }, style);
  }
}
