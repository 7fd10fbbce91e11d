import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangeAnswer } from '#shared/contract/people.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { connectSocket } from '../../../lib/socket.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { readPeople, readStaff } from './people.api.ts';

const STAFF = ['staff'] as const;
const PEOPLE = ['people'] as const;

/** Everybody of the office, by name. */
export const useStaff = () => useQuery({ queryKey: STAFF, queryFn: ({ signal }) => readStaff(signal) });

/** For those who manage them. */
export const usePeople = () =>
  useQuery({ queryKey: PEOPLE, queryFn: ({ signal }) => readPeople(signal), staleTime: 0 });

/** Reads again what stands on the screen of people. */
export function useReadPeopleAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: STAFF });
    await client.invalidateQueries({ queryKey: PEOPLE });
  };
}

/** Reads again when a colleague changed something. */
export function useFreshPeople(): void {
  const client = useQueryClient();
  useEffect(() => {
    const line = connectSocket('office');
    const refresh = () => {
      void client.invalidateQueries({ queryKey: STAFF });
      void client.invalidateQueries({ queryKey: PEOPLE });
    };
    line.on('ready', refresh);
    line.on('office:changed', ({ what }) => {
      if (what === 'staff') refresh();
    });
    return () => line.release();
  }, [client]);
}

/** Says how a change came out, and reads again. */
export function useOutcome(): (answer: ChangeAnswer) => Promise<void> {
  const { t } = useTranslation('people');
  const readAgain = useReadPeopleAgain();
  return async ({ outcome, mailed }) => {
    if (mailed === undefined) showToast(t(`done.${outcome}`), { tone: 'success' });
    else if (mailed) showToast(t('done.mailed'), { tone: 'success' });
    else showToast(t('done.notMailed'), { tone: 'error' });
    await readAgain();
  };
}

/** A button that asks nobody else: what failed is said in a toast. */
export function useAct(): (work: () => Promise<ChangeAnswer>) => Promise<void> {
  const { t } = useTranslation('people');
  const showOutcome = useOutcome();
  return async (work) => {
    try {
      await showOutcome(await work());
    } catch (error) {
      showToast(errorText(error, t('waits.failed')), { tone: 'error' });
    }
  };
}
