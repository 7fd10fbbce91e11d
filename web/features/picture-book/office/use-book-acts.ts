import { useRef, useState } from 'react';
import type { BookPicture, MarkBody } from '#shared/contract/clinic/picture-book.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { askConsent, type Decision, decide, markPhoto, remarkPicture } from './book.api.ts';
import { useBookReload } from './use-book.ts';

/** What a doctor says of a photo. */
export type Marking = Omit<MarkBody, 'client_id' | 'message_id' | 'looked'>;

/** One act at a time; what was refused is told, and all is asked for again. */
function useAct() {
  const { t } = useTranslation('picturebook');
  const reload = useBookReload();
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>, said?: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      if (said) showToast(said, { tone: 'success' });
      return true;
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
      return false;
    } finally {
      await reload().catch(() => {});
      setBusy(false);
    }
  }
  return { act, isBusy };
}

/** Asks the farmer in the chat. */
export function useAsk(chatId: number) {
  const { t } = useTranslation('picturebook');
  const { act, isBusy } = useAct();
  return { isBusy, ask: () => act(() => askConsent(chatId), t('consent.sent')) };
}

/** Makes a picture of a photo, or changes the one that there is; pressed again after a dropped answer it is the same one. */
export function useMark(messageId: number, known: BookPicture | undefined) {
  const { t } = useTranslation('picturebook');
  const { act, isBusy } = useAct();
  const attempt = useRef<{ about: string; clientId: string } | null>(null);

  function mark(marking: Marking): Promise<boolean> {
    const about = JSON.stringify(marking);
    if (attempt.current?.about !== about) attempt.current = { about, clientId: newClientId() };
    const { clientId: client_id } = attempt.current;
    return act(
      () =>
        known
          ? remarkPicture(known.id, { ...marking, looked: true, version: known.version })
          : markPhoto({ ...marking, looked: true, client_id, message_id: messageId }),
      t('saved'),
    );
  }
  return { mark, isBusy };
}

/** The second look, taking out, bringing back. */
export function useDecide(picture: BookPicture) {
  const { t } = useTranslation('picturebook');
  const { act, isBusy } = useAct();
  const SAID: Partial<Record<Decision, string>> = { pass: t('passed'), remove: t('removed') };
  return { isBusy, decide: (decision: Decision) => act(() => decide(picture, decision), SAID[decision]) };
}
