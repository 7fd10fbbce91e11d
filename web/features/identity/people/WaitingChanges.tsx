import { useState } from 'react';
import type { PeopleAnswer, StaffChange } from '#shared/contract/people.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import styles from './People.module.css';
import { decideChange } from './people.api.ts';
import { useRoleWords } from './RolesField.tsx';
import { useAct, useOutcome } from './use-people.ts';

/** What one owner asked for and another must confirm. */
export function WaitingChanges({ people: { people, changes } }: { people: PeopleAnswer }) {
  const { t, language } = useTranslation('people');
  if (changes.length === 0) return null;
  const nameOf = (id: number | null) => {
    const person = people.find((each) => each.id === id);
    return person ? textIn(person.name, language) : '';
  };
  return (
    <section aria-labelledby="waiting">
      <h3 id="waiting" className={styles.part}>
        {t('waits.heading')}
      </h3>
      <ul className={styles.rows}>
        {changes.map((each) => (
          <Waiting
            key={each.id}
            change={each}
            who={each.email ?? nameOf(each.staff_id)}
            by={nameOf(each.asked_by)}
          />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ change, who, by }: { change: StaffChange; who: string; by: string }) {
  const { t, language } = useTranslation('people');
  const words = useRoleWords();
  const own = useOwnId();
  const act = useAct();
  const showOutcome = useOutcome();
  const [confirming, setConfirming] = useState(false);
  const stepUp = useStepUp(async () => showOutcome(await decideChange(change.id, 'confirm')), {
    failed: t('waits.failed'),
  });
  const line = t(`change.${change.kind}`, { who, roles: words(change.roles ?? []) });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{line}</p>
        <p className={styles.soft}>
          {t('waits.by', { who: by, when: formatDateTime(change.expires_at, language) })}
        </p>
        {change.may_confirm ? null : <p className={styles.soft}>{t('waits.own')}</p>}
      </div>
      {confirming ? (
        <div className={styles.change}>
          <ActForm
            title={t('waits.confirm')}
            summary={line}
            stepUp={stepUp}
            submit={t('waits.confirm')}
            ready
            onCancel={() => setConfirming(false)}
          >
            <p>{line}</p>
          </ActForm>
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: the buttons belong to one change; a fieldset is for a form.
        <div role="group" className={styles.acts} aria-label={line}>
          {change.may_confirm ? (
            <Button onClick={() => setConfirming(true)}>{t('waits.confirm')}</Button>
          ) : null}
          <Button tone="quiet" onClick={() => void act(() => decideChange(change.id, 'refuse'))}>
            {t(change.asked_by === own ? 'waits.takeBack' : 'waits.refuse')}
          </Button>
        </div>
      )}
    </li>
  );
}
