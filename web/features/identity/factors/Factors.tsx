import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactorsAnswer } from '#shared/contract/identity/factors.ts';
import { FEW_RECOVERY_CODES } from '#shared/domain/second-factors.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { knowsPasskeys } from '../../../lib/office/passkey.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { SkeletonRows } from '../../../ui/PagedList.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { FactorAct, type FactorActKind } from './FactorAct.tsx';
import styles from './Factors.module.css';
import { readFactors } from './factors.api.ts';
import { PasskeyRow, useWhen } from './PasskeyRow.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** By what one proves oneself: seen, added, removed. */
export function Factors() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['factors'],
    queryFn: ({ signal }) => readFactors(signal),
    staleTime: 0,
  });
  const [act, setAct] = useState<FactorActKind | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (isError && !data) return <ErrorState title={t('factors.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t('factors.loading')} first="48px" widths={['60%', '48%']} />;

  async function handleDone(made: readonly string[] | null, said: string): Promise<void> {
    setAct(null);
    setCodes(made);
    showToast(said, { tone: 'success' });
    await client.invalidateQueries({ queryKey: ['factors'] });
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  if (act) return <FactorAct act={act} onDone={handleDone} onCancel={() => setAct(null)} />;
  const hasNone = data.totp === null && data.passkeys.length === 0;
  return (
    <>
      <p className={styles.soft}>{t(hasNone ? 'factors.byMail' : 'factors.byOwn')}</p>
      <ul className={styles.rows}>
        <Totp totp={data.totp} onAct={setAct} />
        {data.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemove={() => setAct({ kind: 'dropPasskey', passkey })}
          />
        ))}
        {hasNone ? null : <Paper recovery={data.recovery} onAct={setAct} />}
      </ul>
      <PasskeyDoor isPossible={data.passkeys_possible && knowsPasskeys()} onAct={setAct} />
    </>
  );
}

type OnAct = (act: FactorActKind) => void;

function Totp({ totp, onAct }: { totp: FactorsAnswer['totp']; onAct: OnAct }) {
  const { t } = useTranslation('profile');
  const when = useWhen();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{t('factors.totp.name')}</p>
        <p className={styles.soft}>{totp ? when(totp) : t('factors.totp.text')}</p>
      </div>
      {totp ? (
        <Button tone="quiet" onClick={() => onAct({ kind: 'dropTotp' })}>
          {t('factors.totp.remove')}
        </Button>
      ) : (
        <Button tone="secondary" onClick={() => onAct({ kind: 'addTotp' })}>
          {t('factors.totp.add')}
        </Button>
      )}
    </li>
  );
}

function Paper({ recovery, onAct }: { recovery: FactorsAnswer['recovery']; onAct: OnAct }) {
  const { t } = useTranslation('profile');
  const left = recovery?.left ?? 0;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{t('factors.recovery.name')}</p>
        <p className={left > FEW_RECOVERY_CODES ? styles.soft : styles.warning}>
          {t(left > FEW_RECOVERY_CODES ? 'factors.recovery.left' : 'factors.recovery.few', { count: left })}
        </p>
      </div>
      <Button tone="secondary" onClick={() => onAct({ kind: 'renewCodes' })}>
        {t('factors.recovery.renew')}
      </Button>
    </li>
  );
}

function PasskeyDoor({ isPossible, onAct }: { isPossible: boolean; onAct: OnAct }) {
  const { t } = useTranslation('profile');
  return isPossible ? (
    <div>
      <p className={styles.soft}>{t('factors.passkey.text')}</p>
      <Button tone="secondary" onClick={() => onAct({ kind: 'addPasskey' })}>
        {t('factors.passkey.add')}
      </Button>
    </div>
  ) : (
    <p className={styles.soft}>{t('factors.passkey.impossible')}</p>
  );
}
