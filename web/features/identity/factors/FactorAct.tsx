import { useState } from 'react';
import type { NewTotpAnswer } from '#shared/contract/identity/factors.ts';
import { PASSKEY_NAME_LENGTH } from '#shared/domain/second-factors.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { PasskeyOptions } from '../../../lib/office/passkey.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { removePasskey, removeTotp, renewRecoveryCodes, startPasskey, startTotp } from './factors.api.ts';
import type { Passkey } from './PasskeyRow.tsx';
import { PasskeySetup } from './PasskeySetup.tsx';
import { TotpSetup } from './TotpSetup.tsx';

export type FactorActKind =
  | { kind: 'addTotp' | 'dropTotp' | 'addPasskey' | 'renewCodes' }
  | { kind: 'dropPasskey'; passkey: Passkey };

interface FactorActProps {
  act: FactorActKind;
  /** @param codes recovery codes that were made, to be shown this once */
  onDone: (codes: readonly string[] | null, said: string) => Promise<void>;
  onCancel: () => void;
}

/** One change of one's factors: what it means, a fresh proof, and what follows. */
export function FactorAct({ act, onDone, onCancel }: FactorActProps) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState('');
  const [totp, setTotp] = useState<NewTotpAnswer | null>(null);
  const [passkey, setPasskey] = useState<PasskeyOptions | null>(null);
  const { kind } = act;
  const stepUp = useStepUp(
    async () => {
      if (kind === 'addTotp') setTotp(await startTotp());
      else if (kind === 'addPasskey') setPasskey((await startPasskey()).options);
      else if (kind === 'renewCodes') {
        await onDone((await renewRecoveryCodes()).recovery_codes, t('factors.done.renewCodes'));
      } else {
        await (act.kind === 'dropPasskey' ? removePasskey(act.passkey.id) : removeTotp());
        await onDone(null, t(`factors.done.${kind}`));
      }
    },
    { failed: t('factors.failed') },
  );
  const added = (codes: string[] | null) => void onDone(codes, t('factors.done.added'));
  if (totp) return <TotpSetup made={totp} onAdded={added} onCancel={onCancel} />;
  if (passkey) return <PasskeySetup options={passkey} name={name} onAdded={added} onCancel={onCancel} />;

  const what = { name: act.kind === 'dropPasskey' ? act.passkey.name : name };
  return (
    <ActForm
      title={t(`factors.act.${kind}`, what)}
      summary={t(`factors.means.${kind}`)}
      stepUp={stepUp}
      submit={t('factors.go')}
      ready={kind !== 'addPasskey' || name.trim() !== ''}
      danger={kind === 'dropTotp' || kind === 'dropPasskey'}
      onCancel={onCancel}
    >
      <p>{t(`factors.means.${kind}`)}</p>
      {kind === 'addPasskey' ? (
        <TextField
          label={t('factors.passkey.called')}
          hint={t('factors.passkey.calledHint')}
          maxLength={PASSKEY_NAME_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
    </ActForm>
  );
}
