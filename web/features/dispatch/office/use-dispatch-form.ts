import { useRef, useState } from 'react';
import type { SendLrBody } from '#shared/contract/dispatch.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useKeptText } from '../../../lib/kept-form.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { type Choice, carriedBy, cautionFor, type Goods, NOTHING_CHOSEN } from './goods.ts';

/** Where a failure is shown: beside the field that caused it, else above the button. */
type DispatchField = 'lr' | 'link' | 'form';

export interface DispatchForm {
  lrNumber: string;
  setLrNumber: (typed: string) => void;
  link: string;
  setLink: (typed: string) => void;
  choice: Choice;
  setChoice: (choice: Choice) => void;
  /** What is asked about; the next press sends all the same. */
  caution: string | undefined;
  isSending: boolean;
  /** Send and Copy need an LR number. */
  isEmpty: boolean;
  troubleAt: (field: DispatchField) => string | undefined;
  /** @param seenSeq newest position the writer has seen: a colleague's message beyond it holds the LR back */
  submit: (seenSeq: number | undefined) => Promise<void>;
}

/**
 * What is typed for one chat's dispatch. It outlives the panel: a slip onto the backdrop loses nothing, and a
 * send that ends after closing tells its outcome in a toast.
 */
export function useDispatchForm(
  chat: { id: number; name: string },
  isOpen: boolean,
  goods: Goods | undefined,
  onSent: () => void,
): DispatchForm {
  const { t } = useTranslation('office');
  const [lrNumber, setLrNumber] = useKeptText(`lr:${chat.id}:number`);
  const [link, setLink] = useKeptText(`lr:${chat.id}:link`);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<{ field: DispatchField; text: string } | null>(null);
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const question = useQuestion(goods, choice);
  const clientIds = useClientIds();
  const isShown = useIsShown(isOpen);

  const lr = lrNumber.trim();
  const tracking = link.trim();

  async function submit(seenSeq: number | undefined) {
    if (isSending || lr === '' || !question.isAnswered()) return;
    setSending(true);
    setTrouble(null);
    try {
      const clientId = clientIds.idFor(JSON.stringify([lr, tracking]));
      const optional = {
        ...(tracking ? { tracking_link: tracking } : {}),
        ...(seenSeq === undefined ? {} : { seen_seq: seenSeq }),
        ...carriedBy(goods, choice),
      };
      await sendLr({ chat_id: chat.id, lr_number: lr, ...optional, client_id: clientId });
      clientIds.forget();
      setLrNumber('');
      setLink('');
      setChoice(NOTHING_CHOSEN);
      question.forget();
      showToast(t('dispatch.sent', { name: chat.name }), { tone: 'success' });
      if (isShown()) onSent();
    } catch (error) {
      const text = errorText(error, t('dispatch.failed'));
      setTrouble({ field: fieldOf(error), text });
      if (!isShown()) showToast(text, { tone: 'error' });
    } finally {
      setSending(false);
    }
  }

  return {
    lrNumber,
    setLrNumber(typed) {
      setLrNumber(typed);
      setTrouble(null);
    },
    link,
    setLink(typed) {
      setLink(typed);
      setTrouble(null);
    },
    choice,
    setChoice(chosen) {
      setChoice(chosen);
      setTrouble(null);
    },
    caution: question.text,
    isSending,
    isEmpty: lr === '',
    troubleAt: (field) => (trouble?.field === field ? trouble.text : undefined),
    submit,
  };
}

/** What a clerk ought to know before the goods leave: asked by the first press, answered by the second. */
function useQuestion(goods: Goods | undefined, choice: Choice) {
  const { t } = useTranslation('office');
  const [asked, setAsked] = useState<string | null>(null);
  const caution = cautionFor(goods, choice);
  const text = caution && t(`dispatch.caution.${caution.key}`, { amount: '', ...caution });
  // It follows what became known since it was asked: a question never vanishes unanswered.
  if (asked !== null && text && asked !== text) setAsked(text);

  return {
    /** Undefined until it is asked. */
    text: asked === text ? text : undefined,
    isAnswered(): boolean {
      if (!text || asked === text) return true;
      setAsked(text);
      return false;
    },
    forget: () => setAsked(null),
  };
}

/** One name per content: the same LR sent again after a broken line stays one message. */
function useClientIds(): { idFor: (content: string) => string; forget: () => void } {
  const named = useRef<{ content: string; clientId: string } | null>(null);
  return {
    idFor(content) {
      if (named.current?.content !== content) named.current = { content, clientId: newClientId() };
      return named.current.clientId;
    },
    forget() {
      named.current = null;
    },
  };
}

function fieldOf(error: unknown): DispatchField {
  if (!(error instanceof HttpError)) return 'form';
  if (error.code.startsWith('LR_') || 'lr_number' in error.fields) return 'lr';
  return error.code === 'TRACKING_LINK_INVALID' || 'tracking_link' in error.fields ? 'link' : 'form';
}

/** Sends the LR message and marks the chat SENT in one action. */
function sendLr(body: SendLrBody): Promise<unknown> {
  return postJson('/chat/lr', body);
}

/** What was paid for left over the counter; false puts it back among what is to be sent. */
export function setHandedOver(pid: number, handedOver: boolean): Promise<unknown> {
  return postJson(`/payments/${pid}/handed-over`, { handed_over: handedOver });
}
