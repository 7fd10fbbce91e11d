import './alert-strings.ts';
import { Eye, Megaphone, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AlertCard } from '#shared/contract/clinic/alert-card.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useCardWords } from '../../../lib/card-words.ts';
import styles from './AlertSheet.module.css';

interface AlertSheetProps {
  card: AlertCard;
  /** What its reader may do; the office may do nothing. */
  children?: ReactNode;
}

/** An alert as the farmer reads it: what is about, what to look for, what is done first. */
export function AlertSheet({ card, children }: AlertSheetProps) {
  const { t, language } = useCardWords('alertcard');
  const name = textIn(card.problem, language);
  const others = Object.values(card.problem).filter((each) => each !== name);
  return (
    <section className={styles.sheet} aria-label={t('name')} lang={language}>
      <div className={styles.head}>
        <Megaphone aria-hidden="true" />
        <p>
          <strong>{t('title', { crop: textIn(card.crop, language), problem: name })}</strong>
          <span className={styles.others}>{others.join(' · ')}</span>
        </p>
      </div>
      <p className={styles.quiet}>{t('from')}</p>
      <div className={styles.part}>
        <p className={styles.title}>
          <Eye aria-hidden="true" />
          {t('look')}
        </p>
        <p>{textIn(card.look, language)}</p>
      </div>
      <div className={styles.part}>
        <p className={styles.title}>
          <Sprout aria-hidden="true" />
          {t('first')}
        </p>
        <p>{textIn(card.first, language)}</p>
      </div>
      {children ? <div className={styles.acts}>{children}</div> : null}
    </section>
  );
}
