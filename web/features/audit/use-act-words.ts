import type { LogLine } from '#shared/contract/office-log.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { isRecordKind, kindOf, type RecordKind } from '#shared/domain/chat/message-kinds.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { CHANGE_KINDS } from '#shared/domain/people.ts';
import { FACTOR_KINDS } from '#shared/domain/second-factors.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** The catalogue names an act with one word, because a dot leads inward there. */
type Flat<A extends string> = A extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;

interface ActWords {
  /** What was done. */
  title: string;
  /** What more is known of it; each on its own line. */
  more: string[];
}

/** A line of the log in the reader's language. */
export function useActWords(): (line: LogLine) => ActWords {
  const { t, language } = useTranslation('log');
  const { t: people } = useTranslation('people');

  function changeOf(word = ''): string | undefined {
    const change = CHANGE_KINDS.find((each) => each === word);
    return change === 'invite' ? people('invite.title') : change && people(`act.${change}`);
  }

  function more({ detail, asked_by }: LogLine): string[] {
    const { amount, lr_number, reason, wrong, shortcut, item, kind, roles, before, after } = detail;
    const { by = '', what = '', change, alone, sessions, published, waiting } = detail;
    const record = recordOf(kind);
    const factor = FACTOR_KINDS.find((each) => what.startsWith(`${each}_`));
    const proof = PROOFS.find((each) => each === by);
    const words: (string | undefined)[] = [
      changeOf(change),
      amount === undefined ? undefined : amount > 0 ? formatRupees(amount) : t('detail.noAmount'),
      lr_number && `LR ${lr_number}`,
      reason && t('detail.reason', { reason }),
      isWrong(wrong) ? t(`detail.wrong.${wrong}`) : undefined,
      shortcut && `/${shortcut}`,
      item,
      record && t(`detail.kind.${record}`),
      roles?.map((role) => people(`role.${role}`)).join(', '),
      factor && people(`factor.${factor}`),
      proof && t(`detail.by.${proof}`),
      sessions === undefined ? undefined : t('detail.sessions', { count: sessions }),
      published === undefined ? undefined : t('detail.published', { count: published }),
      waiting ? t('detail.waiting', { count: waiting }) : undefined,
      asked_by ? t('detail.asked', { who: textIn(asked_by, language) }) : undefined,
      alone ? t('detail.alone') : undefined,
      ...changes(before, after),
    ];
    return words.filter((word) => word !== undefined && word !== '').map(String);
  }

  return (line) => {
    const name = line.action.replace('.', '_') as Flat<LogLine['action']>;
    return { title: t(`act.${name}`), more: more(line) };
  };
}

type Words = Record<string, string>;

/** Old and new, field by field; of a thing added or taken away only the one there is. */
function changes(before: Words = {}, after: Words = {}): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => before[field] !== after[field])
    .map((field) => [before[field], after[field]].filter(Boolean).join(' → '));
}

const PROOFS = ['mail', ...FACTOR_KINDS, 'password', 'step_up'] as const;
const WRONG = ['email', 'password', 'code', 'passkey'] as const;
const isWrong = (word: string | undefined): word is (typeof WRONG)[number] =>
  WRONG.some((known) => known === word);

/** The log names the kind of a record; a message that was only words is named by the act. */
function recordOf(word = ''): RecordKind | undefined {
  const kind = kindOf(word);
  return kind && isRecordKind(kind) ? kind : undefined;
}
