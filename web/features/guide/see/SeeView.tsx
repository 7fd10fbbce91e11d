import { Camera } from 'lucide-react';
import type { SeeFacts } from '#shared/domain/guide/crop-content.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { islandMarks } from '../../../lib/islands/island.ts';
import { ButtonAnchor } from '../../../ui/fields/Button.tsx';
import { SeeCard } from './SeeCard.tsx';
import { SeeFolds } from './SeeFolds.tsx';
import { SeeSteps } from './SeeSteps.tsx';
import styles from './SeeView.module.css';

interface SeeViewProps {
  facts: SeeFacts;
  /** Of the script that makes steps of the folds, and of the one that opens the camera. */
  marks: ReturnType<typeof islandMarks>;
  photo: ReturnType<typeof islandMarks>;
}

/**
 * Crop, part, sign. Written as folds that lead to the crops' pages; where scripts run these become steps that end in at
 * most three candidates, drawn from the templates.
 */
export function SeeView({ facts, marks, photo }: SeeViewProps) {
  const { t } = useTranslation('guidesee');
  return (
    <div className={styles.page} {...marks}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <p role="status" className={styles.said} data-said={t('result.said')} />
      <div data-stage="" />
      <div data-all="">
        <h2 className={styles.question}>{t('crop.title')}</h2>
        <SeeFolds facts={facts} />
      </div>
      <SeeSteps />
      <SeeCard />
      <p className={styles.doctor}>
        {t('doctor')}{' '}
        <a href="/farmers" className={styles.write} data-ask="">
          {t('write')}
        </a>
      </p>
      <p className={styles.act}>
        <ButtonAnchor
          wide
          tone="accent"
          href="/farmers"
          icon={<Camera aria-hidden="true" />}
          {...photo}
          data-photo=""
        >
          {t('photo')}
        </ButtonAnchor>
      </p>
    </div>
  );
}
