import { Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './IntakeCard.module.css';
import { useToldFacts } from './told-facts.ts';

interface IntakeCardProps {
  intake: Intake;
  /** What is drawn of the message that brings a photo. */
  photoOf: (clientId: string, label: string) => ReactNode;
  voiceOf: (clientId: string) => ReactNode;
  /** Also what they skipped, for whoever has to ask. */
  withUnsaid?: boolean;
  /** What may be done with it. */
  foot?: ReactNode;
}

/** What a farmer tells is wrong: their photos by what they show, their taps in words, what they said. */
export function IntakeCard({ intake, photoOf, voiceOf, withUnsaid = false, foot }: IntakeCardProps) {
  const { t } = useTranslation('told');
  const facts = useToldFacts(intake);
  const said = facts.filter(({ words }) => words !== '');
  const unsaid = withUnsaid ? facts.filter(({ words }) => words === '') : [];
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Stethoscope aria-hidden="true" />
        {t('title')}
      </p>
      {intake.photos.length > 0 ? (
        <ul className={styles.photos} aria-label={t('photos')}>
          {intake.photos.map(({ slot, client_id: id }) => (
            <li key={id}>
              {photoOf(id, t(`slot.${slot}`))}
              <span className={styles.slot}>{t(`slot.${slot}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {said.length > 0 ? (
        <dl className={styles.facts}>
          {said.map(({ name, label, words }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {intake.words ? <p className={styles.words}>{intake.words}</p> : null}
      {intake.voices.length > 0 ? (
        <ul className={styles.voices} aria-label={t('voices')}>
          {intake.voices.map(({ question, client_id: id }) => (
            <li key={id}>
              <span className={styles.slot}>{t(`fact.${question}`)}</span>
              {voiceOf(id)}
            </li>
          ))}
        </ul>
      ) : null}
      {unsaid.length > 0 ? (
        <p className={styles.unsaid}>
          {t('notSaid')}: {unsaid.map(({ label }) => label).join(', ')}
        </p>
      ) : null}
      {foot}
    </div>
  );
}
