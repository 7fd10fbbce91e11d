import { UserRound, UserRoundCheck } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import type { AssignBody, Colleague, Target } from '#shared/contract/office/assignments.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { translate, useTranslation } from '../../lib/i18n.ts';
import { newClientId } from '../../lib/new-client-id.ts';
import { useColleagueNames } from '../../lib/office/colleagues.ts';
import { formatDate } from '../../lib/time.ts';
import { Button, IconButton } from '../../ui/fields/Button.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/sheets/Dialog.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import styles from './HolderControl.module.css';
import { assignChat } from './leases.ts';

/** Roles a chat can be given to, and whose people: those who answer in chats. */
const ROLES = ['doctor', 'sales', 'dispatch', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** Whose the open chat is, and the way to take it or to hand it over. */
export function HolderControl({ chat }: { chat: ChatSummary }) {
  const { t } = useTranslation('assign');
  const [isOpen, setOpen] = useState(false);
  const mayAssign = useAbility('inbox.manage');
  const name = useHolderName(chat.holder);
  if (!mayAssign) return null;
  const Icon = chat.holder?.mine ? UserRoundCheck : UserRound;
  return (
    <>
      <IconButton
        label={chat.holder ? t('heldBy', { name }) : t('nobodys')}
        className={chat.holder ? styles.held : undefined}
        aria-haspopup="dialog"
        data-shortcut="t"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
      {isOpen ? <HandOver chat={chat} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function HandOver({ chat, onClose }: { chat: ChatSummary; onClose: () => void }) {
  const { t } = useTranslation('assign');
  const colleagues = useColleagueNames(true);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [clientId] = useState(newClientId);
  // What was seen when it was begun: whoever was faster is not written over. Once that was said, what is there now.
  const [seen] = useState(chat.holder);
  const [isTold, setTold] = useState(false);
  const before = isTold ? chat.holder : seen;
  const beforeName = useHolderName(before);
  const chosen = colleagues.find((each) => `staff:${each.id}` === to);

  async function give(target: AssignBody['to']): Promise<void> {
    setBusy(true);
    try {
      await assignChat(chat.id, {
        from: targetOf(before),
        to: target,
        client_id: clientId,
        ...(note.trim() === '' ? {} : { note }),
      });
      showToast(t('done'), { tone: 'success' });
      onClose();
    } catch (error) {
      showToast(takenText(error) ?? errorText(error, t('failed')), { tone: 'error' });
      setBusy(false);
      if (!(error instanceof HttpError && error.code === 'HOLDER_CHANGED')) return;
      // A note that was written stays, to be given to whoever has the chat now.
      if (note.trim() === '') onClose();
      else setTold(true);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (to !== '') void give(readTarget(to));
  }

  return (
    <Dialog open onClose={onClose} title={before ? t('heldBy', { name: beforeName }) : t('nobodys')}>
      <form className={styles.form} onSubmit={handleSubmit}>
        {before?.staff_id && before.mine ? null : (
          <Button busy={busy} data-autofocus onClick={() => void give({ me: true })}>
            {t('take')}
          </Button>
        )}
        <Receiver value={to} colleagues={colleagues} onChange={setTo} />
        <AwayWarning chosen={chosen} role={roleWithoutPeople(to, colleagues)} />
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          maxLength={4_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={styles.buttons}>
          {before ? (
            <Button tone="quiet" disabled={busy} onClick={() => void give(null)}>
              {t('release')}
            </Button>
          ) : null}
          <Button type="submit" tone="secondary" busy={busy} disabled={to === ''}>
            {t('give')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const isAnswering = ({ roles }: Colleague) => roles.some((role) => ROLES.some((each) => each === role));

interface ReceiverProps {
  value: string;
  colleagues: readonly Colleague[];
  onChange: (value: string) => void;
}

function Receiver({ value, colleagues, onChange }: ReceiverProps) {
  const { t, language } = useTranslation('assign');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {t('to')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('choose')}</option>
        <optgroup label={t('people')}>
          {colleagues.filter(isAnswering).map((each) => (
            <option key={each.id} value={`staff:${each.id}`}>
              {textIn(each.name, language)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('roles')}>
          {ROLES.map((role) => (
            <option key={role} value={`role:${role}`}>
              {t(`role.${role}`)}
            </option>
          ))}
        </optgroup>
      </select>
    </>
  );
}

function AwayWarning({ chosen, role }: { chosen: Colleague | undefined; role: Role | undefined }) {
  const { t, language } = useTranslation('assign');
  return (
    <p role="status" className={styles.away}>
      {role ? t('roleAway', { name: t(`role.${role}`) }) : null}
      {chosen?.away_until
        ? t('away', {
            name: textIn(chosen.name, language),
            when: formatDate(chosen.away_until, language),
          })
        : ''}
    </p>
  );
}

/** The chosen role, if nobody of it is here; none before it is known who is: whoever asks is among them. */
function roleWithoutPeople(to: string, colleagues: readonly Colleague[]): Role | undefined {
  const isHere = ({ roles, away_until: away }: Colleague, role: Role) =>
    away === null && roles.includes(role);
  if (colleagues.length === 0) return undefined;
  return ROLES.find((role) => to === `role:${role}` && !colleagues.some((each) => isHere(each, role)));
}

function useHolderName(holder: ChatSummary['holder']): string {
  const { t, language } = useTranslation('assign');
  if (!holder) return '';
  if (holder.name) return textIn(holder.name, language);
  const role = ROLES.find((each) => each === holder.role);
  return role ? t(`role.${role}`) : '';
}

/** Of a chat that a colleague has given back, or to a role: it is nobody's by name. */
function takenText(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || error.code !== 'HOLDER_CHANGED') return undefined;
  const { holder = '' } = error.known ?? {};
  if (holder === '') return translate('assign', 'givenBack');
  const role = ROLES.find((each) => each === holder);
  return role && translate('assign', 'takenBy', { name: translate('assign', `role.${role}`) });
}

function targetOf(holder: ChatSummary['holder']): Target | null {
  if (!holder) return null;
  return holder.staff_id === null
    ? { role: holder.role as Extract<Target, { role: unknown }>['role'] }
    : { staff_id: holder.staff_id };
}

function readTarget(value: string): Target {
  const [kind, name = ''] = value.split(':');
  return kind === 'staff'
    ? { staff_id: Number(name) }
    : { role: name as Extract<Target, { role: unknown }>['role'] };
}
