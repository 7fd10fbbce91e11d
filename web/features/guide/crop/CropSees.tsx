import type { CropFacts } from '#shared/domain/guide/crop-content.ts';
import { PLANT_PARTS } from '#shared/domain/guide/crop-pages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './CropSees.module.css';

/** What goes wrong, by what is seen and where: each line leads to the trouble it is a sign of. */
export function CropSees({ problems }: Pick<CropFacts, 'problems'>) {
  const { t } = useTranslation('guidecrop');
  const groups = PLANT_PARTS.map((part) => ({
    part,
    of: problems.filter(({ parts }) => parts[0] === part),
  })).filter(({ of }) => of.length > 0);
  return (
    <section id="problems" className={styles.sees}>
      <h2 className={styles.heading}>{t('sees')}</h2>
      <p className={styles.lead}>{t('seesLead')}</p>
      <div className={styles.groups}>
        {groups.map(({ part, of }) => (
          <div key={part} className={styles.group}>
            <h3 className={styles.part}>{t(`part.${part}`)}</h3>
            <ul>
              {of.map(({ id, title, sees, plate }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.sign}>
                    {plate ? (
                      <span className={styles.plate}>
                        <img src={plate.src} alt="" width="100" height="88" loading="lazy" decoding="async" />
                      </span>
                    ) : null}
                    <span className={styles.words}>
                      {sees} <span className={styles.name}>{title}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
