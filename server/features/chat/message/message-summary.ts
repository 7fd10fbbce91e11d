import alertCard from '#content/strings/en/alertcard.json' with { type: 'json' };
import strings from '#content/strings/en/chat.json' with { type: 'json' };
import followup from '#content/strings/en/followup.json' with { type: 'json' };
import planText from '#content/strings/en/plantext.json' with { type: 'json' };
import type { KindContent, MetaOf, Spray } from '#shared/contract/message-kinds.ts';
import type { MessageKind } from '#shared/domain/chat/message-kinds.ts';
import { replySnippet } from '#shared/domain/chat/snippets.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import { intakeLine } from './intake-text.ts';

/** Characters of the office list's line: more than it shows, for the search. */
const SUMMARY_LENGTH = 200;

interface Said {
  text: string | null;
  file: { mimeType: string; originalName: string } | null;
}

const words = ({ text }: Said) => text ?? '';

/** A text's own words, else the document's name or the kind of file, else the spray. */
const SUMMARIES: { [K in MessageKind]: (said: Said & { meta: MetaOf<K> }) => string } = {
  text({ text, file, meta: { spray } }) {
    const line = text ?? (file ? summariseFile(file) : spray ? summariseSpray(spray) : '');
    return replySnippet(line, SUMMARY_LENGTH);
  },
  call: ({ text, meta }) =>
    replySnippet(`${strings.call.title}, ${meta.minutes} min: ${text}`, SUMMARY_LENGTH),
  intake: ({ meta }) => replySnippet(intakeLine(meta.intake, 'en'), SUMMARY_LENGTH),
  consent: ({ text }) => replySnippet(text ?? '', SUMMARY_LENGTH),
  quote: words,
  lr: ({ meta }) => `LR ${meta.lr_number}`,
  plan: ({ meta }) => planLine(meta.plan),
  checkup: ({ meta: { checkup } }) =>
    replySnippet(
      fillIn(followup.summary, { crop: checkup.crop.en, problem: checkup.problem.en }),
      SUMMARY_LENGTH,
    ),
  outcome: ({ meta }) => `${followup.title} ${followup.answer[meta.outcome.answer]}`,
  alert: ({ meta }) =>
    replySnippet(`${alertCard.name}: ${meta.alert.crop.en}, ${meta.alert.problem.en}`, SUMMARY_LENGTH),
  payment: words,
  receipt: words,
  refund: words,
};

/**
 * The line that stands for a message in the office list, and that its search reads. In English: it is stored once, for
 * whoever looks.
 */
export function summarise<K extends MessageKind>(content: Said & KindContent<K>): string {
  return SUMMARIES[content.kind](content);
}

function planLine({ crop, problem }: MetaOf<'plan'>['plan']): string {
  return replySnippet(`${planText.title}: ${crop.en}, ${problem.name.en}`, SUMMARY_LENGTH);
}

function summariseFile(file: { mimeType: string; originalName: string }): string {
  if (file.mimeType.startsWith('image/')) return strings.file.photo;
  if (file.mimeType.startsWith('video/')) return strings.file.video;
  if (file.mimeType.startsWith('audio/')) return strings.file.audio;
  return file.originalName || strings.file.document;
}

function summariseSpray({ date, chemical, dosage }: Spray): string {
  return `${strings.spray.title}: ${[chemical, dosage, date].filter(Boolean).join(', ')}`;
}
