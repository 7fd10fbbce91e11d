import type { LogDetail, LogLine } from '#shared/contract/office-log.ts';
import { isRecordKind, kindOf, type RecordKind } from '#shared/domain/chat/message-kinds.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
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
  const { t } = useTranslation('log');
  const { t: people } = useTranslation('people');

  function more({
    amount,
    lr_number,
    reason,
    wrong,
    shortcut,
    item,
    alone,
    kind,
    roles,
    before,
    after,
  }: LogDetail): string[] {
    const record = recordOf(kind);
    const words: (string | undefined)[] = [
      amount === undefined ? undefined : amount > 0 ? formatRupees(amount) : t('detail.noAmount'),
      lr_number && `LR ${lr_number}`,
      reason && t('detail.reason', { reason }),
      isWrong(wrong) ? t(`detail.wrong.${wrong}`) : undefined,
      shortcut && `/${shortcut}`,
      item,
      alone ? t('detail.alone') : undefined,
      record && t(`detail.kind.${record}`),
      roles?.map((role) => people(`role.${role}`)).join(', '),
      ...changes(before, after),
    ];
    return words.filter((word) => word !== undefined && word !== '').map(String);
  }

  return ({ action, detail }) => {
    const name = action.replace('.', '_') as Flat<LogLine['action']>;
    return { title: t(`act.${name}`), more: more(detail) };
  };
}

/** Old and new, field by field; of a thing added or taken away only the one there is. */
function changes(before: LogDetail['before'] = {}, after: LogDetail['after'] = {}): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .filter((field) => before[field] !== after[field])
    .map((field) => [before[field], after[field]].filter(Boolean).join(' → '));
}

const WRONG = ['email', 'password', 'code'] as const;
const isWrong = (word: string | undefined): word is (typeof WRONG)[number] =>
  WRONG.some((known) => known === word);

/** The log names the kind of a record; a message that was only words is named by the act. */
function recordOf(word = ''): RecordKind | undefined {
  const kind = kindOf(word);
  return kind && isRecordKind(kind) ? kind : undefined;
}
