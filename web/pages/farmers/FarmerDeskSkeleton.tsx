import { ThreadSkeleton } from '../../features/chat/ThreadSkeleton.tsx';
import { Skeleton } from '../../ui/States.tsx';
import styles from './FarmerDeskSkeleton.module.css';

/** The farmer's screen before it is known who is looking. */
export function FarmerDeskSkeleton() {
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <Skeleton width="180px" height="24px" />
      </div>
      <div className={styles.thread}>
        <ThreadSkeleton />
      </div>
    </div>
  );
}
