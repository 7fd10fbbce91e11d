import { useQuery } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { FarmersAnswer } from '#shared/contract/desk.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useWhileShown } from '../../../lib/use-while-shown.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { beginChat, findFarmers } from '../inbox-store/inbox.api.ts';
import { useDebounced } from '../inbox-store/use-debounced.ts';
import styles from './BeginChat.module.css';

type FoundFarmer = FarmersAnswer['farmers'][number];

const PAUSE_MS = 250;
const SHORTEST = 2;

/** The office writes first: to any farmer, also one who never wrote, whose chat was deleted here or who has no number. */
export function BeginChat({ onOpen }: { onOpen: (chatId: number) => void }) {
  const { t } = useTranslation('inbox');
  const mayBegin = useAbility('inbox.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayBegin) return null;
  return (
    <>
      <IconButton
        label={t('begin.title')}
        aria-haspopup="dialog"
        data-shortcut="w"
        onClick={() => setOpen(true)}
      >
        <SquarePen aria-hidden="true" />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('begin.title')}>
        {isOpen ? (
          <FindFarmer
            onOpen={(chatId) => {
              setOpen(false);
              onOpen(chatId);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function FindFarmer(props: { onOpen: (chatId: number) => void }) {
  const { t } = useTranslation('inbox');
  const onOpen = useWhileShown(props.onOpen);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const q = useDebounced(typed.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ['inbox', 'farmers', q],
    queryFn: ({ signal }) => findFarmers(q, signal),
    enabled: q.length >= SHORTEST,
    gcTime: 0,
  });
  const farmers = q.length >= SHORTEST ? found.data : undefined;

  async function open({ mobile, chat_id: chatId }: FoundFarmer): Promise<void> {
    if (busy) return;
    if (chatId !== null) return onOpen(chatId);
    setBusy(true);
    try {
      onOpen(await beginChat(mobile));
    } catch (error) {
      showToast(errorText(error, t('begin.failed')), { tone: 'error' });
      setBusy(false);
    }
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const [first] = farmers ?? [];
    if (first && typed.trim() === q) void open(first);
  }

  return (
    <form onSubmit={handleSubmit}>
      <TextField
        label={t('begin.field')}
        hint={t('begin.hint')}
        error={found.isError ? errorText(found.error, t('begin.failed')) : undefined}
        value={typed}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {farmers && (farmers.length === 0 ? t('begin.none') : t('begin.found', { count: farmers.length }))}
      </p>
      <ul className={styles.list}>
        {farmers?.map((farmer) => (
          <li key={farmer.chat_id ?? farmer.mobile}>
            <button type="button" className={styles.farmer} disabled={busy} onClick={() => void open(farmer)}>
              <span className={styles.name}>{farmer.name}</span>
              <span className={styles.where}>
                {[
                  farmer.mobile === '' ? '' : displayMobile(farmer.mobile),
                  farmer.address,
                  farmer.chat_id === null ? t('begin.noChat') : '',
                  farmer.set_aside ? t('row.setAside') : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
