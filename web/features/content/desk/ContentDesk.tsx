import type { ContentLine } from '#shared/contract/content/desk.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { StartChecklist } from '../start/StartChecklist.tsx';
import { useDeskLines } from '../use-content.ts';
import { Articles } from './Articles.tsx';
import styles from './Desk.module.css';
import { DeskRow } from './DeskRow.tsx';

/** What the desk lists beside the articles, in the order of how often a shop changes it. */
const GROUPS = [
  { id: 'shop', kinds: ['shop', 'contact'] },
  { id: 'hours', kinds: ['hours'] },
  { id: 'licences', kinds: ['licences'] },
  { id: 'people', kinds: ['people', 'about'] },
  { id: 'pay', kinds: ['pay'] },
  { id: 'home', kinds: ['banners', 'stories', 'statistics', 'popup', 'films'] },
  { id: 'policies', kinds: ['policy'] },
  { id: 'freight', kinds: ['freight'] },
] as const satisfies readonly { id: string; kinds: readonly ContentKind[] }[];

/** /admin/content: everything the shop says and sells, and how each of it stands. */
export function ContentDesk() {
  const { t } = useTranslation('desk');
  const lines = useDeskLines();
  if (lines.phase === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={lines.retry}>
        {errorText(lines.error, '')}
      </ErrorState>
    );
  }
  const isLoading = lines.phase === 'loading';
  return (
    <div className={styles.desk}>
      <p className={styles.lead}>{t('lead')}</p>
      <StartChecklist lines={lines.data} />
      {isLoading ? (
        <SkeletonRows label={t('loading')} first="30%" widths={['82%', '70%', '76%', '64%', '79%', '60%']} />
      ) : (
        <div className={styles.columns}>
          <Articles lines={lines.data.filter(({ kind }) => kind === 'product')} />
          <div className={styles.groups}>
            {GROUPS.map(({ id, kinds }) => (
              <Group key={id} id={id} lines={linesOf(lines.data, kinds)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const linesOf = (lines: readonly ContentLine[], kinds: readonly ContentKind[]) =>
  kinds.flatMap((kind) => lines.filter((line) => line.kind === kind));

function Group({ id, lines }: { id: (typeof GROUPS)[number]['id']; lines: ContentLine[] }) {
  const { t } = useTranslation('desk');
  const headingId = `group-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t(`group.${id}`)}
      </h2>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <DeskRow key={`${line.kind} ${line.key}`} line={line} />
        ))}
      </ul>
    </section>
  );
}
