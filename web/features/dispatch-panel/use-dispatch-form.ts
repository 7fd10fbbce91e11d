import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { HttpError } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { newClientId } from '../../lib/new-client-id.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sendLr } from './dispatch.api.ts';

/** Where a failure is shown: beside the field that caused it, else above the button. */
type DispatchField = 'lr' | 'link' | 'form';

interface DispatchForm {
  lrNumber: string;
  setLrNumber: (typed: string) => void;
  link: string;
  setLink: (typed: string) => void;
  isSending: boolean;
  /** Send and Copy need an LR number. */
  isEmpty: boolean;
  troubleAt: (field: DispatchField) => string | undefined;
  submit: () => Promise<void>;
}

/**
 * What is typed for one chat's dispatch. It outlives the panel: a slip onto the backdrop loses nothing, and a
 * send that ends after closing tells its outcome in a toast.
 */
export function useDispatchForm(
  chat: { id: number; name: string },
  isOpen: boolean,
  onSent: () => void,
): DispatchForm {
  const { t } = useTranslation('office');
  const [lrNumber, setLrNumber] = useState('');
  const [link, setLink] = useState('');
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<{ field: DispatchField; text: string } | null>(null);
  const clientIds = useClientIds();
  const isShown = useRef(isOpen);
  useEffect(() => {
    isShown.current = isOpen;
  }, [isOpen]);

  const lr = lrNumber.trim();
  const tracking = link.trim();

  async function submit() {
    if (isSending || lr === '') return;
    setSending(true);
    setTrouble(null);
    try {
      const clientId = clientIds.idFor(JSON.stringify([lr, tracking]));
      const optional = tracking ? { tracking_link: tracking } : {};
      await sendLr({ chat_id: chat.id, lr_number: lr, ...optional, client_id: clientId });
      clientIds.forget();
      setLrNumber('');
      setLink('');
      showToast(t('dispatch.sent', { name: chat.name }), { tone: 'success' });
      if (isShown.current) onSent();
    } catch (error) {
      const text = errorText(error, t('dispatch.failed'));
      setTrouble({ field: fieldOf(error), text });
      if (!isShown.current) showToast(text, { tone: 'error' });
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
    isSending,
    isEmpty: lr === '',
    troubleAt: (field) => (trouble?.field === field ? trouble.text : undefined),
    submit,
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
  if (error.code === 'LR_REQUIRED' || 'lr_number' in error.fields) return 'lr';
  return error.code === 'TRACKING_LINK_INVALID' || 'tracking_link' in error.fields ? 'link' : 'form';
}
