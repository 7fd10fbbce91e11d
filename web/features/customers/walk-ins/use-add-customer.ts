import { useState } from 'react';
import { normaliseMobile } from '#shared/domain/digits.ts';
import { FARMER_LANGUAGE, type Language } from '#shared/domain/languages.ts';
import type { Consent } from '#shared/domain/walk-in.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useWhileShown } from '../../../lib/use-while-shown.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { addCustomer, inviteCustomer } from './walk-ins.api.ts';

interface Values {
  mobile: string;
  name: string;
  address: string;
  language: Language;
  crops: string[];
  note: string;
  consent: Consent | null;
  invites: boolean;
}

const EMPTY: Values = {
  mobile: '',
  name: '',
  address: '',
  language: FARMER_LANGUAGE,
  crops: [],
  note: '',
  consent: null,
  invites: true,
};

type Troubles = Partial<Record<'mobile' | 'name' | 'address' | 'consent' | 'form', string | undefined>>;

/** The number is a customer's of whom nothing was heard for long: the person at the counter may be another. */
export interface QuietNumber {
  chatId: number;
  since: string;
}

export interface AddedCustomer {
  chatId: number;
  name: string;
  mobile: string;
}

/** The form at the counter. `onReadOut`: they are entered, and no SMS goes out that could tell them. */
export function useAddCustomer(
  openChat: (chatId: number) => void,
  onReadOut: (added: AddedCustomer) => void,
) {
  const onOpen = useWhileShown(openChat);
  const { t } = useTranslation('walkin');
  const [values, setValues] = useState(EMPTY);
  const [troubles, setTroubles] = useState<Troubles>({});
  const [isSaving, setSaving] = useState(false);
  const [quiet, setQuiet] = useState<QuietNumber | null>(null);
  const mobile = normaliseMobile(values.mobile);

  function findTroubles(): Troubles {
    return {
      ...(mobile === null && { mobile: t('add.mobileInvalid') }),
      ...(values.name.trim() === '' && { name: t('add.nameMissing') }),
      ...(values.address.trim() === '' && { address: t('add.addressMissing') }),
      ...(values.consent === null && { consent: t('add.consentMissing') }),
    };
  }

  async function save(answer: { somebody_else?: true } = {}): Promise<void> {
    const found = findTroubles();
    setTroubles(found);
    const { consent, invites, ...body } = values;
    if (isSaving || mobile === null || consent === null || Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const added = await addCustomer({ ...body, mobile, consent, ...answer });
      const { chat_id: chatId, known, quiet_since: since } = added;
      if (known && since !== null) {
        setSaving(false);
        return setQuiet({ chatId, since });
      }
      if (known) {
        showToast(t('add.known'));
        return onOpen(chatId);
      }
      await invite({ chatId, name: values.name.trim(), mobile }, invites);
    } catch (error) {
      setTroubles(troublesOf(error, t('add.tooLong'), t('add.failed')));
      setSaving(false);
    }
  }

  /** They are entered whatever becomes of the SMS: it can be sent again from their card. */
  async function invite(added: AddedCustomer, isWanted: boolean): Promise<void> {
    const { chatId, name } = added;
    const by = isWanted ? await inviteCustomer(chatId).catch((error: unknown) => toldRefusal(error)) : null;
    if (by === 'office') return onReadOut(added);
    if (by !== 'refused')
      showToast(t(by === 'sms' ? 'add.savedInvited' : 'add.saved', { name }), { tone: 'success' });
    onOpen(chatId);
  }

  function toldRefusal(error: unknown): 'refused' {
    showToast(errorText(error, t('card.inviteFailed')), { tone: 'error' });
    return 'refused';
  }

  return {
    values,
    mobile,
    troubles,
    isSaving,
    quiet,
    save,
    back: () => setQuiet(null),
    set(change: Partial<Values>) {
      setValues((known) => ({ ...known, ...change }));
      const mended = Object.fromEntries(Object.keys(change).map((field) => [field, undefined]));
      setTroubles((known) => ({ ...known, ...mended, form: undefined }));
    },
  };
}

function troublesOf(error: unknown, tooLong: string, failed: string): Troubles {
  const fields = error instanceof HttpError && error.code === 'INVALID_INPUT' ? error.fields : {};
  if ('name' in fields) return { name: tooLong };
  if ('address' in fields) return { address: tooLong };
  return { form: errorText(error, failed) };
}
