import { ArrowRight } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './SeeCard.module.css';

/**
 * One candidate, without its words: they come with the crop's answers. Doses stand on the crop's page, where the last line
 * leads.
 */
export function SeeCard() {
  const { t } = useTranslation('guidesee');
  return (
    <>
      <template data-step="card">
        <article className={styles.card}>
          <img className={styles.plate} width="640" height="560" alt="" decoding="async" data-plate="" />
          <div className={styles.words}>
            <p className={styles.best}>{t('result.best')}</p>
            <p className={styles.also}>{t('result.also')}</p>
            <h3 className={styles.name} data-name="">
              {t('result.title')}
            </h3>
            <p data-sees="" />
            <p className={styles.against} data-against={t('result.against', { other: '{{other}}' })} />
            <figure className={styles.photo} data-real="" hidden>
              <figcaption>{t('result.real')}</figcaption>
            </figure>
            <div className={styles.tells}>
              <h4>{t('result.alike')}</h4>
              <div data-tells="" />
            </div>
            <div className={styles.today}>
              <h4>{t('result.today')}</h4>
              <div data-today="" />
              <p data-dosed="">{t('result.dosed')}</p>
            </div>
            <a href="/guide" className={styles.row} data-row="">
              {t('result.row')} <ArrowRight aria-hidden="true" />
            </a>
          </div>
        </article>
      </template>
      <template data-step="untold">
        <p
          className={styles.untold}
          data-untold={t('result.untold', { one: '{{one}}', other: '{{other}}' })}
        />
      </template>
    </>
  );
}
