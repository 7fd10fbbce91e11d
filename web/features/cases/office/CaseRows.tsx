import type { Case } from '#shared/contract/office/cases.ts';
import { textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { formatDate, formatDateTime, formatTime, serverNow } from '../../../lib/time.ts';
import styles from './Cases.module.css';
import { useFactWords } from './use-fact-words.ts';

interface CaseRowProps {
  it: Case;
  /** Of a list over many chats. */
  named?: boolean;
}

/** A case in two lines: what and where it stands; who looks after it and by when. */
export function CaseLines({ it, named }: CaseRowProps) {
  const { t, language } = useTranslation('cases');
  const wordsOf = useFactWords();
  const signs = wordsOf(it.facts, 'signs') || wordsOf(it.facts, 'part');
  const advised =
    it.advised && `${textIn(it.advised.problem, language)} (${t(`certainty.${it.advised.certainty}`)})`;
  return (
    <>
      <span className={styles.first}>
        <strong>{named ? it.farmer : cropName(it.facts.crop, language)}</strong>
        <span className={styles.about}>
          {[named ? wordsOf(it.facts, 'crop') : '', advised || signs].filter(Boolean).join(' · ')}
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

/** By when, and whether that has passed; and since when it stands as it does. */
export function Deadline({ it }: { it: Case }) {
  const { t, language } = useTranslation('cases');
  const since = it.worse ? it.since : it.state === 'advised' ? (it.advised?.on ?? it.since) : it.since;
  const waits = it.worse || it.state === 'new' || it.state === 'answered';
  const words = t(waits ? 'waits' : 'since', { when: formatMoment(since, language) });
  if (it.deadline === null) return <span>{words}</span>;
  const isLate = waits && Date.parse(it.deadline) < serverNow().getTime();
  return (
    <span>
      {words} ·{' '}
      <span data-late={isLate}>
        {t(isLate ? 'late' : 'by', { when: formatMoment(it.deadline, language) })}
      </span>
    </span>
  );
}

/** The clock alone where it is today. */
function formatMoment(iso: string, language: Language): string {
  const isToday = formatDate(iso, language) === formatDate(serverNow().toISOString(), language);
  return isToday ? formatTime(iso) : formatDateTime(iso, language);
}
