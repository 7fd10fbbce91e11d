import { Link } from 'react-router';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import { type ContentKind, contentId } from '#shared/contract/content/kinds.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/fields/Button.tsx';
import { itemAddress, useItemTitle } from '../item-names.ts';
import styles from './Start.module.css';
import { isComplete, START, stepAddress, useStart } from './use-start.ts';

/** What the shop still lacks, item by item with the way to it; nothing once it is complete, and nothing for others than owners. */
export function StartChecklist({ lines }: { lines: readonly ContentLine[] }) {
  const { t } = useTranslation('desk');
  const titleOf = useItemTitle();
  const { data } = useStart();
  if (!data || isComplete(data)) return null;
  const { samples, settings, open } = data;
  const lacking = settings.filter(({ state }) => state === 'home');
  return (
    <section className={styles.checklist} aria-labelledby="checklist">
      <div className={styles.checklistHead}>
        <h2 id="checklist" className={styles.subheading}>
          {t(open ? 'start.checklist.heading' : 'start.checklist.closed')}
        </h2>
        <ButtonLink tone="secondary" to={START}>
          {t('start.checklist.goOn')}
        </ButtonLink>
      </div>
      {samples.length > 0 ? (
        <>
          <p>{t('start.checklist.samples')}</p>
          <ul className={styles.lacking}>
            {samples.map((id) => {
              const [kind = '', key = ''] = id.split(':');
              const name = { kind: kind as ContentKind, key };
              const line = lines.find((each) => contentId(each.kind, each.key) === id);
              return (
                <li key={id}>
                  <Link to={itemAddress(name)}>{titleOf(name, line?.title)}</Link>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
      {lacking.length > 0 ? (
        <>
          <p>{t('start.checklist.settings')}</p>
          <ul className={styles.lacking}>
            {lacking.map(({ setting }) => (
              <li key={setting}>
                {setting === 'sms' || setting === 'payment' ? (
                  <Link to={stepAddress(setting === 'sms' ? 'sms' : 'pay')}>
                    {t(`start.lacks.${setting}`)}
                  </Link>
                ) : (
                  t(`start.lacks.${setting}`)
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
