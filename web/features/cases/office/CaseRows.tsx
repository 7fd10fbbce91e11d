import type { ReactNode } from 'react';
import type { Case } from '#shared/contract/office/cases.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { formatDateTime } from '../../../lib/time.ts';
import styles from './Cases.module.css';
import { useFactWords } from './use-fact-words.ts';

interface CaseRowProps {
  it: Case;
  /** What was advised, where it is known. */
  problem?: ReactNode;
  /** Of a list over many chats. */
  named?: boolean;
}

/** A case in two lines: what and where it stands; who looks after it and by when. */
export function CaseLines({ it, problem, named }: CaseRowProps) {
  const { t, language } = useTranslation('cases');
  const wordsOf = useFactWords();
  const signs = wordsOf(it.facts, 'signs') || wordsOf(it.facts, 'part');
  return (
    <>
      <span className={styles.first}>
        <strong>{named ? it.farmer : cropName(it.facts.crop, language)}</strong>
        <span className={styles.about}>
          {named ? `${cropName(it.facts.crop, language)} · ` : ''}
          {problem ?? signs}
        </span>
        <StatePill it={it} />
      </span>
      <span className={styles.second}>
        <span>{it.doctor ? textIn(it.doctor.name, language) : t('nobody')}</span>
        <Deadline it={it} />
      </span>
    </>
  );
}

export function StatePill({ it }: { it: Case }) {
  const { t } = useTranslation('cases');
  const state = it.worse ? 'worse' : it.state;
  return (
    <span className={styles.pill} data-state={state}>
      {it.worse ? t('worse') : t(`state.${it.state}`)}
      {it.has_draft ? ` · ${t('draft')}` : ''}
    </span>
  );
}

/** By when, and whether that has passed; otherwise since when. */
function Deadline({ it }: { it: Case }) {
  const { t, language } = useTranslation('cases');
  if (it.deadline === null)
    return <span>{t('since', { when: formatDateTime(it.created_at, language) })}</span>;
  const isOpen = it.state === 'new' || it.state === 'answered' || it.worse;
  const isLate = isOpen && Date.parse(it.deadline) < Date.now();
  return (
    <span data-late={isLate}>
      {t(isLate ? 'late' : 'by', { when: formatDateTime(it.deadline, language) })}
    </span>
  );
}
