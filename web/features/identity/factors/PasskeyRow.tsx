import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FactorsAnswer } from '#shared/contract/identity/factors.ts';
import { PASSKEY_NAME_LENGTH } from '#shared/domain/second-factors.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Factors.module.css';
import { renamePasskey } from './factors.api.ts';

export type Passkey = FactorsAnswer['passkeys'][number];

/** One passkey: what it is called, and when it was used. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const when = useWhen();
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li className={styles.row}>
        <NameForm passkey={passkey} onClose={() => setNaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{t('factors.passkey.name', { name: passkey.name })}</p>
        <p className={styles.soft}>{when(passkey)}</p>
        {passkey.synced ? <p className={styles.soft}>{t('factors.passkey.synced')}</p> : null}
      </div>
      <div className={styles.acts}>
        <Button
          tone="quiet"
          aria-label={t('factors.passkey.renameOne', { name: passkey.name })}
          onClick={() => setNaming(true)}
        >
          {t('factors.passkey.rename')}
        </Button>
        <Button
          tone="quiet"
          aria-label={t('factors.passkey.removeOne', { name: passkey.name })}
          onClick={onRemove}
        >
          {t('factors.passkey.remove')}
        </Button>
      </div>
    </li>
  );
}

function NameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await renamePasskey(passkey.id, name);
      await client.invalidateQueries({ queryKey: ['factors'] });
      onClose();
    } catch (error) {
      setProblem(errorText(error, t('factors.failed')));
      setBusy(false);
    }
  }

  return (
    <form className={styles.words} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('factors.passkey.called')}
        maxLength={PASSKEY_NAME_LENGTH}
        autoFocus
        value={name}
        error={problem}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.acts}>
        <Button tone="quiet" onClick={onClose}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={name.trim() === ''}>
          {t('factors.passkey.save')}
        </Button>
      </div>
    </form>
  );
}

/** 'Since 1 Aug, last used 3 Aug'. */
export function useWhen(): (factor: { since: string; last_used_at: string | null }) => string {
  const { t, language } = useTranslation('profile');
  return ({ since, last_used_at: used }) => {
    const words = { since: formatDateTime(since, language) };
    if (used === null) return t('factors.when', words);
    return t('factors.whenUsed', { ...words, used: formatDateTime(used, language) });
  };
}
