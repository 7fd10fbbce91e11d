import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Alert, AlertWords } from '#shared/contract/office/alerts.ts';
import { ALERT_HOURS, nextAlertTime } from '#shared/domain/alerts/alert-rules.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { type DraftNow, VersionedDraft } from '../../../lib/office/versioned-draft.ts';
import { serverNow } from '../../../lib/time.ts';
import { DeskInput } from '../../../ui/desk/DeskFields.tsx';
import { Button } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './Alerts.module.css';
import { dropAlert, fetchAlert, saveAlert, sendAlert } from './alerts.api.ts';

interface Written {
  words: AlertWords;
  taluks: readonly string[];
}

export type AlertNow = DraftNow<Written, Alert>;

export type AlertDraft = VersionedDraft<Written, Alert>;

interface SendFootProps {
  draft: AlertNow;
  saver: AlertDraft;
  /** Both parts are written in every language, and no dose is in them. */
  isReady: boolean;
  onSent: (alert: Alert) => void;
  onDropped: () => void;
}

/** To how many it goes; who sends it types their number. */
export function SendFoot({ draft, saver, isReady, onSent, onDropped }: SendFootProps) {
  const { t } = useTranslation('alerts');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { farmers } = draft.saved;
  const isTyped = farmers > 0 && Number(typed) === farmers && draft.save !== 'saving';
  const now = serverNow();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const saved = await saver.flush();
      if (!saved) return setProblem(t('saveFailed'));
      onSent(await sendAlert(saved.id, { version: saved.version, farmers: Number(typed) }));
    } catch (error) {
      setProblem(errorText(error, t('notDone')));
      setTyped('');
      const newer = await fetchAlert(draft.saved.id).catch(() => null);
      if (newer && newer.state !== 'draft') onSent(newer);
      else if (newer) saver.receive(newer);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.foot}>
      <p className={styles.goesTo} role="status">
        <strong>{farmers > 0 ? t('goesTo', { count: farmers }) : t('nobody')}</strong>
        <span>{t('limits')}</span>
        {nextAlertTime(now) > now ? <span>{t('night', { ...ALERT_HOURS })}</span> : null}
      </p>
      {problem ? (
        <p className={styles.fault} role="alert">
          {problem}
        </p>
      ) : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && isTyped) void send();
        }}
      >
        <DeskInput
          label={t('type')}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          icon={<Send aria-hidden="true" />}
          busy={isBusy}
          disabled={!(isReady && isTyped)}
        >
          {isTyped ? t('sendTo', { count: farmers }) : t('send')}
        </Button>
        <Drop draft={draft} saver={saver} onDropped={onDropped} />
      </form>
    </div>
  );
}

function Drop({ draft, saver, onDropped }: Pick<SendFootProps, 'draft' | 'saver' | 'onDropped'>) {
  const { t } = useTranslation('alerts');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function drop(): Promise<void> {
    setBusy(true);
    try {
      const saved = await saver.flush();
      await dropAlert(draft.saved.id, (saved ?? draft.saved).version);
      onDropped();
    } catch (error) {
      setProblem(errorText(error, t('notDone')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {t('drop')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('dropTitle')}
        confirmLabel={t('drop')}
        busy={isBusy}
        onConfirm={() => void drop()}
        onCancel={() => setAsked(false)}
      >
        <p>{problem ?? t('dropText')}</p>
      </ConfirmDialog>
    </>
  );
}

/** The draft of an alert, kept on the server over the version it began from. */
export function draftOf(alert: Alert): AlertDraft {
  return new VersionedDraft<Written, Alert>(
    {
      save: ({ words, taluks }, { version }) => saveAlert(alert.id, { version, words, taluks: [...taluks] }),
      read: async () => {
        const now = await fetchAlert(alert.id);
        return now.state === 'draft' ? now : null;
      },
      writtenIn: ({ words, taluks }) => ({ words, taluks }),
      changedCode: 'ALERT_CHANGED',
    },
    alert,
  );
}
