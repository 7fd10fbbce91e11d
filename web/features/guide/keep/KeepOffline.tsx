import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStored } from '../../../lib/device/use-stored.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import styles from './KeepOffline.module.css';
import { fetchKeepList, type KeepList, keepGuide } from './keep-guide.ts';
import { GUIDE_STORED } from './kept.ts';

type Progress = { state: 'idle' | 'failed' } | { state: 'keeping'; done: number; all: number };

/** All chapters on the phone, in one tap: what it weighs, how far it is, that it is done. */
export function KeepOffline() {
  const { t, language } = useTranslation('guidekeep');
  const [list, setList] = useState<KeepList | null>(null);
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const isKept = useStored(GUIDE_STORED.kept) === language;

  useEffect(() => {
    if (!('caches' in window)) return;
    // Without internet there is nothing to offer, and what is kept is kept.
    void fetchKeepList(language).then(setList, () => setList(null));
  }, [language]);

  async function keep(): Promise<void> {
    if (!list) return;
    setProgress({ state: 'keeping', done: 0, all: list.pages.length + list.files.length });
    const whole = await keepGuide(list, language, (done, all) =>
      setProgress({ state: 'keeping', done, all }),
    );
    setProgress({ state: whole ? 'idle' : 'failed' });
  }

  if (!list && !isKept) return null;
  const keeping = progress.state === 'keeping';
  return (
    <section className={styles.keep} aria-labelledby="keep-title">
      <h2 id="keep-title" className={styles.title}>
        {t('title')}
      </h2>
      {list ? <p>{t('text', { size: sizeOf(list.bytes) })}</p> : null}
      {keeping ? (
        <>
          <p role="status">{t('keeping', { done: progress.done, all: progress.all })}</p>
          <ProgressBar value={progress.done / progress.all} label={t('title')} />
        </>
      ) : (
        <>
          {isKept ? <p role="status">{t('kept')}</p> : null}
          {progress.state === 'failed' ? <p role="alert">{t('failed')}</p> : null}
          {list ? (
            <Button
              tone={isKept ? 'quiet' : 'secondary'}
              icon={<Download aria-hidden="true" />}
              onClick={() => void keep()}
            >
              {t(isKept ? 'again' : 'action')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

const MEGABYTE = 1_000_000;

/** '640 kB' or '1.4 MB'; signs every phone shows its own files with. */
function sizeOf(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 10_000) * 10} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
