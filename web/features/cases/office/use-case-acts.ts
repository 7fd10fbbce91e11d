import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { Case, ChangeCaseBody } from '#shared/contract/office/cases.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { changeCase, fetchCase, makeCase } from './cases.api.ts';
import { askedIn, factsOfNew } from './new-case.ts';
import { caseIn, putCase, reloadCases } from './use-cases.ts';

/** What a new case is made of. */
export interface CaseSource {
  chatId: number;
  cases: readonly Case[];
  customer: Customer | undefined;
  messages: readonly Message[];
}

type Change = Omit<ChangeCaseBody, 'version'>;
export type ChangeCase = (change: (newest: Case) => Change) => Promise<boolean>;

/**
 * Changes a case as it stands by then, one change after the other: what was pressed twice in a row is no quarrel with
 * oneself. Told where a colleague was faster, with what they left.
 */
export function useChangeCase(it: Case): ChangeCase {
  const { t } = useTranslation('cases');
  const client = useQueryClient();
  const line = useRef<Promise<unknown>>(Promise.resolve());

  async function act(change: (newest: Case) => Change): Promise<boolean> {
    const newest = caseIn(client, it) ?? it;
    try {
      putCase(client, await changeCase(it.id, { ...change(newest), version: newest.version }));
      return true;
    } catch (error) {
      showToast(errorText(error, t('notSaved')), { tone: 'error' });
      if (error instanceof HttpError && error.code === 'CASE_CHANGED')
        await fetchCase(it.id).then(
          (changed) => putCase(client, changed),
          () => reloadCases(client),
        );
      return false;
    }
  }
  return (change) => {
    const turn = line.current.then(() => act(change));
    line.current = turn;
    return turn;
  };
}

/** Makes a case; pressed again after a dropped answer it is the same one. Whoever leaves meanwhile wants none, and is led nowhere. */
export function useMakeCase(onMade: (id: number) => void) {
  const { t } = useTranslation('cases');
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const attempt = useRef<{ about: string; clientId: string } | null>(null);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** @param ids what it is about; what the farmer asked since the last answer where none are named */
  async function make(source: CaseSource, crop: string, ids?: readonly number[]): Promise<void> {
    if (isBusy) return;
    const { chatId, cases, customer, messages } = source;
    const message_ids = [...(ids ?? askedIn(messages, cases))];
    const about = JSON.stringify([chatId, crop, message_ids]);
    if (attempt.current?.about !== about) attempt.current = { about, clientId: newClientId() };
    setBusy(true);
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      const facts = factsOfNew(crop, cases, customer);
      const made = await makeCase(
        chatId,
        { client_id: attempt.current.clientId, facts, message_ids },
        signal,
      );
      putCase(client, made);
      if (signal.aborted) return;
      attempt.current = null;
      onMade(made.id);
    } catch (error) {
      if (signal.aborted) return;
      showToast(errorText(error, t('notMade')), { tone: 'error' });
    }
    setBusy(false);
  }
  return { make, isBusy };
}
