import { ThreadSkeleton } from '../../features/chat/thread/ThreadSkeleton.tsx';
import { readStored, STORED } from '../../lib/device/local-store.ts';
import { Skeleton } from '../../ui/States.tsx';
import { useFullScreen } from '../../ui/use-full-screen.ts';
import styles from './FarmerDeskSkeleton.module.css';

/** The farmer's screen before it is known who is looking. */
export function FarmerDeskSkeleton() {
  // A stranger's next screen is the login, under the site's own bar.
  useFullScreen(readStored(STORED.farmerMobile) !== null);
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
