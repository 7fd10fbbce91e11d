import { useTranslation } from '../../../lib/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton, VisuallyHidden } from '../../../ui/States.tsx';
import styles from './ThreadSkeleton.module.css';

const BUBBLES = [
  { own: false, width: '58%', height: '52px' },
  { own: true, width: '44%', height: '52px' },
  { own: true, width: '64%', height: '150px' },
  { own: false, width: '70%', height: '76px' },
  { own: true, width: '36%', height: '52px' },
];

/** The shape of a thread while it is on its way. */
export function ThreadSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {BUBBLES.map((bubble) => (
        <div key={bubble.width} className={classNames(styles.row, bubble.own && styles.own)}>
          <Skeleton width={bubble.width} height={bubble.height} />
        </div>
      ))}
    </div>
  );
}
