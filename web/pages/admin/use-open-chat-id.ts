import { useCallback } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAM = 'chat';

/** Says that the list lies right behind this entry of the history. */
interface OpenedFromList {
  fromList: true;
}

interface OpenChatId {
  chatId: number | null;
  chatLink: (chatId: number) => Pick<LinkProps, 'to' | 'replace' | 'state'>;
  /** Back to the list, by the history where it leads there. */
  closeChat: () => void;
}

/** The open chat lives in the address: a reload, a second tab and the browser's own Back all find it. */
export function useOpenChatId(): OpenChatId {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const chatId = parseId(params.get(PARAM));
  const isOpen = chatId !== null;

  const chatLink = useCallback(
    (id: number) => ({
      to: { search: `?${PARAM}=${id}` },
      // Going from chat to chat is one step for Back: it leads to the list, not through the morning's work.
      replace: isOpen,
      state: isOpen ? state : ({ fromList: true } satisfies OpenedFromList),
    }),
    [isOpen, state],
  );
  const closeChat = useCallback(() => {
    if (isOpenedFromList(state)) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  }, [navigate, state]);
  return { chatId, chatLink, closeChat };
}

function parseId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function isOpenedFromList(state: unknown): state is OpenedFromList {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
