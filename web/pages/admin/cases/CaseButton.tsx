import { ClipboardList } from 'lucide-react';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useChatCases } from '../../../features/cases/office/use-cases.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/fields/Button.tsx';
import styles from '../OpenChat.module.css';
import { CASE_PARAM, CHAT_PARAM } from '../use-open-chat-id.ts';

/** A case, or the list of them. */
export type OpenCase = number | 'list' | null;

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

/** Which case lies open over the chat stands in the address: a reload and a link from the doctors' list find it. */
export function useOpenCase(): { opened: OpenCase; open: (which: OpenCase) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const text = params.get(CASE_PARAM) ?? '';
  const opened = text === 'list' ? text : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const chat = params.get(CHAT_PARAM);
  const open = useCallback(
    (which: OpenCase) => {
      const next = new URLSearchParams(window.location.search);
      // An answer that comes late belongs to the chat it was asked in.
      if (next.get(CHAT_PARAM) !== chat) return;
      if (which === null) next.delete(CASE_PARAM);
      else next.set(CASE_PARAM, String(which));
      setParams(next, { replace: true, state });
    },
    [setParams, state, chat],
  );
  return { opened, open };
}
