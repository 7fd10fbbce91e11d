import { Printer, Share2, Square, Volume2 } from 'lucide-react';
import { writeStored } from '../../../lib/device/local-store.ts';
import { useStoredNumber } from '../../../lib/device/use-stored.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Button, IconButton } from '../../../ui/fields/Button.tsx';
import { GUIDE_STORED } from '../keep/kept.ts';
import styles from './ReadingTools.module.css';
import { shareLink } from './share-link.ts';
import { useReadAloud } from './use-read-aloud.ts';

const SIZES = ['sizeNormal', 'sizeLarge', 'sizeLargest'] as const;

/** Text size, reading aloud, paper, sharing. */
export function ReadingTools({ title }: { title: string }) {
  const { t } = useTranslation('guide');
  return (
    <fieldset className={styles.tools} aria-label={t('reading.label')}>
      <TextSize />
      <ReadAloudButtons />
      <IconButton label={t('reading.print')} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('reading.share')}
        onClick={() => void shareLink(t('reading.shareText', { title }), '', t('reading.linkCopied'))}
      >
        <Share2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}

function TextSize() {
  const { t } = useTranslation('guide');
  const chosen = useStoredNumber(GUIDE_STORED.textSize);
  return (
    <fieldset className={styles.sizes} aria-label={t('reading.size')}>
      {SIZES.map((key, size) => (
        <button
          key={key}
          type="button"
          className={styles.size}
          data-size={size}
          aria-label={t(`reading.${key}`)}
          aria-pressed={size === chosen}
          onClick={() => writeStored(GUIDE_STORED.textSize, String(size))}
        >
          <span aria-hidden="true">{t('reading.letter')}</span>
        </button>
      ))}
    </fieldset>
  );
}

function ReadAloudButtons() {
  const { t } = useTranslation('guide');
  const { state, start, pause, resume, stop } = useReadAloud();
  if (state === 'speaking' || state === 'paused') {
    return (
      <>
        <Button tone="secondary" onClick={state === 'speaking' ? pause : resume}>
          {t(state === 'speaking' ? 'reading.pause' : 'reading.resume')}
        </Button>
        <Button tone="quiet" icon={<Square aria-hidden="true" />} onClick={stop}>
          {t('reading.stop')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button tone="quiet" className={styles.listen} icon={<Volume2 aria-hidden="true" />} onClick={start}>
        {t('reading.listen')}
      </Button>
      {state === 'silent' ? null : (
        <p role="status" className={styles.note}>
          {t(state === 'no-voice' ? 'reading.noVoice' : 'reading.noSpeech')}
        </p>
      )}
    </>
  );
}

export default {
  name: 'ReadingTools',
  wake: 'use',
  words: ['guide'],
  Component: ReadingTools,
} satisfies ReactIsland<{ title: string }>;
