import { useQuery } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { displayMobile } from '#shared/domain/digits.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './Merge.module.css';
import { findCustomers, MergeQuestion } from './MergeQuestion.tsx';

const SHORTEST = 2;

interface MergeWithOtherProps {
  chatId: number;
  onOpen: (chatId: number) => void;
}

/** On the card: the customer turns out to be one who is there already, entered twice or under a wrong number. */
export function MergeWithOther({ chatId, onOpen }: MergeWithOtherProps) {
  const { t } = useTranslation('walkin');
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<number | null>(null);
  const close = () => {
    setOpen(false);
    setOther(null);
  };
  if (!useAbility('customer.merge')) return null;
  return (
    <>
      <Button
        tone="quiet"
        icon={<Merge aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('same.open')}
      </Button>
      {isOpen && other === null ? (
        <Dialog open onClose={close} title={t('same.findTitle')}>
          <FindOther chatId={chatId} onChoose={setOther} />
        </Dialog>
      ) : null}
      {other === null ? null : (
        <MergeQuestion
          chatIds={[chatId, other]}
          onClose={close}
          onMerged={(merged) => {
            close();
            if (merged !== chatId) onOpen(merged);
          }}
        />
      )}
    </>
  );
}

function FindOther({ chatId, onChoose }: { chatId: number; onChoose: (chatId: number) => void }) {
  const { t } = useTranslation('walkin');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const isLongEnough = q.length >= SHORTEST;
  const found = useQuery({
    queryKey: ['customer', 'find', q],
    queryFn: ({ signal }) => findCustomers(q, signal),
    enabled: isLongEnough,
    gcTime: 0,
  });
  const others = isLongEnough ? found.data?.filter((each) => each.chat_id !== chatId) : undefined;
  return (
    <>
      <TextField
        label={t('same.findField')}
        hint={t('same.findHint')}
        error={found.isError ? errorText(found.error, t('same.findFailed')) : undefined}
        value={typed}
        maxLength={100}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">
        {others && (others.length === 0 ? t('same.findNone') : t('same.findFound', { count: others.length }))}
      </p>
      <ul className={styles.found}>
        {others?.map(({ chat_id, name, address, mobile }) => (
          <li key={chat_id}>
            <button type="button" onClick={() => onChoose(chat_id)}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>
                {[address, mobile === '' ? t('same.noNumber') : displayMobile(mobile)].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
