import { useState } from 'react';
import type { StaffRole } from '#shared/contract/people.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import styles from './People.module.css';
import { invite } from './people.api.ts';
import { RolesField, useRoleWords } from './RolesField.tsx';
import { useOutcome } from './use-people.ts';

/** Who confirms what others do is invited by two owners, where there are two. */
const TRUSTED: readonly StaffRole[] = ['owner', 'accounts'];

export function InviteForm({ alone }: { alone: boolean }) {
  const { t } = useTranslation('people');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const words = useRoleWords();
  const showOutcome = useOutcome();
  const wantsTwo = roles.some((each) => TRUSTED.includes(each));
  const stepUp = useStepUp(
    async () => {
      await showOutcome(await invite({ email, roles }));
      clear();
    },
    { failed: t('invite.failed') },
  );

  function clear(): void {
    setEmail('');
    setRoles([]);
    stepUp.reset();
  }

  return (
    <ActForm
      title={t('invite.title')}
      summary={t('invite.summary', { email: email.trim(), roles: words(roles) })}
      stepUp={stepUp}
      submit={t('invite.submit')}
      ready={/^\s*[^\s@]+@[^\s@]+\s*$/.test(email) && roles.length > 0}
      onCancel={clear}
    >
      <TextField
        label={t('invite.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RolesField roles={roles} onChange={setRoles} />
      {wantsTwo ? <p className={styles.soft}>{t(alone ? 'act.alone' : 'act.needsTwo')}</p> : null}
    </ActForm>
  );
}
