import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { IconButton } from '../../../ui/fields/Button.tsx';

/** Comes with the list of crops, and only when it is asked for. */
const AddDialog = lazy(() => import('./AddDialog.tsx').then((module) => ({ default: module.AddDialog })));

/** Enters a farmer at the counter or on the phone. */
export function AddCustomer({ onOpen }: { onOpen: (chatId: number) => void }) {
  const { t } = useTranslation('walkin');
  const [isOpen, setOpen] = useState(false);
  const mayAdd = useAbility('customer.add');
  if (!mayAdd) return null;
  return (
    <>
      <IconButton
        label={t('add.open')}
        aria-haspopup="dialog"
        data-shortcut="m"
        onClick={() => setOpen(true)}
      >
        <UserPlus aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddDialog
            onClose={() => setOpen(false)}
            onOpen={(chatId) => {
              setOpen(false);
              onOpen(chatId);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
