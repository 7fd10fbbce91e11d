import { ClipboardList } from 'lucide-react';
import { useChatCases } from '../../../features/cases/office/use-cases.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from './CaseButton.module.css';
import { useOpenCase } from './use-open-case.ts';

/** The way from a chat to its cases, with how many of them are not over. */
export function CaseButton({ chatId }: { chatId: number }) {
  const { t } = useTranslation('office');
  const { open } = useOpenCase();
  const { cases } = useChatCases(chatId);
  const count = cases?.filter(({ state }) => state !== 'closed').length ?? 0;
  if (!useAbility('case.read')) return null;
  return (
    <span className={styles.place}>
      <IconButton
        label={t('cases.open')}
        aria-haspopup="dialog"
        data-shortcut="s"
        onClick={() => open('list')}
      >
        <ClipboardList aria-hidden="true" />
      </IconButton>
      <span className={styles.count}>
        <Badge count={count} tone="leaf" label={t('cases.openCount', { count })} />
      </span>
    </span>
  );
}
