import { useState } from 'react';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ErrorState, Loading } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { type ContentItem, previewAddress } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import { pageOf } from '../item-names.ts';
import styles from './Preview.module.css';

/** The real page with the draft in it, on a phone's width, in either language. */
export function Preview({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { t, language: own } = useTranslation('desk');
  const [language, setLanguage] = useState<Language>(own);
  const [attempt, setAttempt] = useState(0);
  const address = previewAddress(item, pageOf(item), language);
  return (
    <SidePanel open onClose={onClose} title={t('preview.title')}>
      <fieldset className={styles.languages} aria-label={t('preview.language')}>
        {LANGUAGES.map((each) => (
          <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {LANGUAGE_TABLE[each].name}
          </button>
        ))}
      </fieldset>
      <Frame
        key={`${address} ${revisionOf(item)} ${attempt}`}
        address={address}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </SidePanel>
  );
}

function Frame({ address, onRetry }: { address: string; onRetry: () => void }) {
  const { t } = useTranslation('desk');
  const [phase, setPhase] = useState<'loading' | 'failed' | 'ready'>('loading');
  return (
    <div className={styles.phone}>
      {phase === 'loading' ? <Loading label={t('preview.loading')} /> : null}
      {phase === 'failed' ? <ErrorState title={t('preview.failed')} onRetry={onRetry} /> : null}
      <iframe
        title={t('preview.title')}
        src={address}
        // Without its scripts it stays in the language it was asked for, and counts no reader.
        sandbox="allow-same-origin"
        className={styles.frame}
        hidden={phase === 'failed'}
        onLoad={({ currentTarget }) => setPhase(isPage(currentTarget) ? 'ready' : 'failed')}
      />
    </div>
  );
}

/** A refusal is JSON, and the browser's own page for a lost line shows nothing of itself. */
function isPage(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.contentType === 'text/html' && frame.contentDocument.body.children.length > 0;
}
