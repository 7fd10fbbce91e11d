import type { ContentItemName } from '#shared/contract/content/desk.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ErrorState, Skeleton, VisuallyHidden } from '../../../ui/States.tsx';
import { useItem } from '../use-content.ts';
import styles from './Item.module.css';
import { type DrawActs, ItemEditor } from './ItemEditor.tsx';

/** The form of one item, with acts of its own or the desk's. */
export function ItemPage({ name, acts }: { name: ContentItemName; acts?: DrawActs }) {
  const { t } = useTranslation('desk');
  const item = useItem(name);
  if (item.data) return <ItemEditor item={item.data} acts={acts} />;
  return item.phase === 'failed' ? (
    <ErrorState title={t('item.failed')} onRetry={item.retry}>
      {errorText(item.error, '')}
    </ErrorState>
  ) : (
    <FormSkeleton label={t('item.loading')} />
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="40%" height="28px" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden="true">
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      ))}
    </div>
  );
}
