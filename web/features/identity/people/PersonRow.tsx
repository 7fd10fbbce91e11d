import { useState } from 'react';
import type { Person, PersonChangeBody, StaffRole } from '#shared/contract/people.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useStepUp } from '../../../lib/office/use-step-up.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ActForm } from '../../../ui/proof/ActForm.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { PictureField } from '../profile/PictureField.tsx';
import styles from './People.module.css';
import { changePerson, resendLink } from './people.api.ts';
import { RolesField, useRoleWords } from './RolesField.tsx';
import { useAct, useOutcome } from './use-people.ts';

type Kind = PersonChangeBody['kind'];

/** One person, and below them the change that is being made. */
export function PersonRow({ person }: { person: Person }) {
  const { t, language } = useTranslation('people');
  const words = useRoleWords();
  const act = useAct();
  const [kind, setKind] = useState<Kind | 'picture' | null>(null);
  const name = textIn(person.name, language);
  const ofActive: Kind[] =
    person.factors.length > 0 ? ['roles', 'reset', 'factors', 'disable'] : ['roles', 'reset', 'disable'];
  const kinds: Kind[] = person.active ? ofActive : ['enable'];
  return (
    <li className={styles.row}>
      <StaffPicture id={person.id} name={name} picture={person.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>{person.email}</p>
        <p>{words(person.roles)}</p>
        <p className={styles.soft}>{useStanding(person)}</p>
        <FactorWords factors={person.factors} />
      </div>
      {kind === null ? (
        // biome-ignore lint/a11y/useSemanticElements: the buttons belong to one person; a fieldset is for a form.
        <div role="group" className={styles.acts} aria-label={t('act.more', { name })}>
          {kinds.map((each) => (
            <Button key={each} tone="quiet" onClick={() => setKind(each)}>
              {t(`act.${each}`)}
            </Button>
          ))}
          <Button tone="quiet" onClick={() => setKind('picture')}>
            {t('act.picture')}
          </Button>
          {person.link_until ? (
            <Button tone="quiet" onClick={() => void act(() => resendLink(person.id))}>
              {t('act.link')}
            </Button>
          ) : null}
        </div>
      ) : kind === 'picture' ? (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div role="group" className={styles.acts} aria-label={t('act.picture')}>
          <PictureField of={person.id} id={person.id} name={name} picture={person.picture} />
          <Button tone="quiet" onClick={() => setKind(null)}>
            {t('act.close')}
          </Button>
        </div>
      ) : (
        <div className={styles.change}>
          <ChangeForm person={person} name={name} kind={kind} onClose={() => setKind(null)} />
        </div>
      )}
    </li>
  );
}

/** By what they prove themselves besides the password: kinds and dates. */
function FactorWords({ factors }: Pick<Person, 'factors'>) {
  const { t, language } = useTranslation('people');
  if (factors.length === 0) return <p className={styles.soft}>{t('factor.mail')}</p>;
  const words = factors.map(({ kind, since, last_used_at: used }) =>
    used
      ? t('factor.used', { kind: t(`factor.${kind}`), when: formatDateTime(used, language) })
      : t('factor.since', { kind: t(`factor.${kind}`), when: formatDateTime(since, language) }),
  );
  return <p className={styles.soft}>{words.join(' · ')}</p>;
}

function useStanding({ id, active, configured, last_seen_at: seen, link_until: link }: Person): string {
  const { t, language } = useTranslation('people');
  const own = useOwnId();
  if (!active) return t('state.disabled');
  const parts = [
    id === own ? t('state.you') : null,
    seen ? t('state.seen', { when: formatDateTime(seen, language) }) : t('state.never'),
    link ? t('state.link', { when: formatDateTime(link, language) }) : null,
    configured ? t('state.configured') : null,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface ChangeFormProps {
  person: Person;
  name: string;
  kind: Kind;
  onClose: () => void;
}

function ChangeForm({ person, name, kind, onClose }: ChangeFormProps) {
  const { t } = useTranslation('people');
  const [roles, setRoles] = useState<StaffRole[]>(person.roles);
  const words = useRoleWords();
  const showOutcome = useOutcome();
  const stepUp = useStepUp(
    async () => {
      await showOutcome(await changePerson(person.id, kind === 'roles' ? { kind, roles } : { kind }));
      onClose();
    },
    { failed: t('waits.failed') },
  );
  return (
    <ActForm
      title={t(`act.${kind}`)}
      summary={t(`change.${kind}`, { who: name, roles: words(roles) })}
      stepUp={stepUp}
      submit={kind === 'roles' ? t('act.save') : t(`act.${kind}`)}
      ready={roles.length > 0}
      danger={kind === 'disable' || kind === 'reset' || kind === 'factors'}
      onCancel={onClose}
    >
      {kind === 'roles' ? <RolesField roles={roles} onChange={setRoles} /> : <p>{t(`act.${kind}Text`)}</p>}
      <p className={styles.soft}>{t(person.can_change_alone ? 'act.alone' : 'act.needsTwo')}</p>
    </ActForm>
  );
}
