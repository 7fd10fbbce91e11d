import { useCallback, useMemo } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router';

export const CHAT_PARAM = 'chat';
/** A message of the open chat to go to: its id and its place in the thread, as `12345-67`. */
const AT = 'at';
/** The case of the open chat that lies open: its id, or `list`. */
export const CASE_PARAM = 'case';

/** Says which list lies right behind this entry of the history, as its address tells it. */
interface OpenedFromList {
  fromList: string;
}

type ChatLink = Pick<LinkProps, 'replace' | 'state'> & { to: string };

interface OpenChatId {
  chatId: number | null;
  chatLink: (chatId: number) => ChatLink;
  openChat: (chatId: number) => void;
  /** To a message of a chat. */
  hitLink: (chatId: number, messageId: number, seq: number) => ChatLink;
  /** The message the address leads to; a new object each time it is gone to. */
  goal: { messageId: number; seq: number } | null;
  /** Back to the list, by the history where it leads there. */
  closeChat: () => void;
}

/** The open chat lives in the address: a reload, a second tab and the browser's own Back all find it. */
export function useOpenChatId(): OpenChatId {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const chatId = parseId(params.get(CHAT_PARAM));
  const isOpen = chatId !== null;
  const list = listOf(params);

  const chatLink = useCallback(
    (id: number) => ({
      to: searchOf(list, { [CHAT_PARAM]: String(id) }),
      // Going from chat to chat is one step for Back: it leads to the list, not through the morning's work.
      replace: isOpen,
      state: isOpen ? state : ({ fromList: list } satisfies OpenedFromList),
    }),
    [isOpen, list, state],
  );
  const openChat = useCallback(
    (id: number) => {
      const { to, ...how } = chatLink(id);
      void navigate(to, how);
    },
    [chatLink, navigate],
  );
  const closeChat = useCallback(() => {
    if (isOpenedFromList(state) && state.fromList === list) void navigate(-1);
    else void navigate({ search: searchOf(list) }, { replace: true });
  }, [navigate, list, state]);
  const hitLink = useCallback(
    (id: number, messageId: number, seq: number) => ({
      ...chatLink(id),
      to: searchOf(list, { [CHAT_PARAM]: String(id), [AT]: `${messageId}-${seq}` }),
    }),
    [chatLink, list],
  );
  const at = params.get(AT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again is another wish
  const goal = useMemo(() => parsePlace(at), [at, location.key]);
  return { chatId, chatLink, openChat, hitLink, goal, closeChat };
}

/** What of the address tells which chats are listed. */
function listOf(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  for (const name of [CHAT_PARAM, AT, CASE_PARAM]) rest.delete(name);
  return rest.toString();
}

function searchOf(list: string, also: Record<string, string> = {}): string {
  const params = new URLSearchParams(list);
  for (const [name, value] of Object.entries(also)) params.set(name, value);
  return `?${params}`;
}

function parseId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function parsePlace(text: string | null): { messageId: number; seq: number } | null {
  const match = /^([1-9]\d{0,14})-([1-9]\d{0,8})$/.exec(text ?? '');
  return match && { messageId: Number(match[1]), seq: Number(match[2]) };
}

function isOpenedFromList(state: unknown): state is OpenedFromList {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
