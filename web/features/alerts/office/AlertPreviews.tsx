import { useQuery } from '@tanstack/react-query';
import type { AlertCard } from '#shared/contract/clinic/alert-card.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { CardLanguage } from '../../../lib/card-words.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { AlertSheet } from '../card/AlertSheet.tsx';
import { CARD_WORDS } from '../card/alert-strings.ts';
import styles from './Alerts.module.css';

/** The card as a farmer reads it, in each language; what they may press is not in it. */
export function AlertPreviews({ card }: { card: AlertCard }) {
  return (
    <div className={styles.previews}>
      {LANGUAGES.map((language) => (
        <Preview key={language} card={card} language={language} />
      ))}
    </div>
  );
}

function Preview({ card, language }: { card: AlertCard; language: Language }) {
  const { t } = useTranslation('alerts');
  const { data: words } = useQuery({
    queryKey: ['alert-card-words', language],
    queryFn: () => CARD_WORDS[`../../../../content/strings/${language}/alertcard.json`]?.() ?? {},
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.preview}>
      <h3>{t('preview', { language: LANGUAGE_TABLE[language].name })}</h3>
      {words ? (
        <div className={styles.card} lang={language}>
          <CardLanguage value={{ language, words }}>
            <AlertSheet card={card} />
          </CardLanguage>
        </div>
      ) : null}
    </div>
  );
}
