import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { CardLanguage } from '../../../lib/card-words.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PlanSheet } from '../card/PlanSheet.tsx';
import { CARD_WORDS } from '../card/plan-strings.ts';
import styles from './Composer.module.css';

interface PlanPreviewProps {
  card: PlanCard | null;
  /** Shown first: the farmer's. */
  language: Language;
  isStale: boolean;
}

/** What the farmer would get, in each language; what they press is not in it. */
export function PlanPreview({ card, language: first, isStale }: PlanPreviewProps) {
  const { t } = useTranslation('plans');
  const [language, setLanguage] = useState(first);
  const { data: words } = useQuery({
    queryKey: ['plan-card-words', language],
    queryFn: () => CARD_WORDS[`../../../../content/strings/${language}/plancard.json`]?.() ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <aside className={styles.preview} aria-label={t('preview')} data-stale={isStale}>
      <div className={styles.previewHead}>
        <h3>{t('preview')}</h3>
        <span className={styles.languages}>
          {LANGUAGES.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {LANGUAGE_TABLE[each].name}
            </button>
          ))}
        </span>
      </div>
      {card && words ? (
        <div className={styles.card} lang={language}>
          <CardLanguage value={{ language, words }}>
            <PlanSheet plan={card} />
          </CardLanguage>
        </div>
      ) : (
        <p className={styles.note}>{t('noPreview')}</p>
      )}
    </aside>
  );
}
