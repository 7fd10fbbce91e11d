import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CASE_PARAM } from '../use-open-chat-id.ts';

/** A case, or the list of them. */
export type OpenCase = number | 'list' | null;

/** Which case lies open over the chat stands in the address: a reload and a link from the doctors' list find it. */
export function useOpenCase(): { opened: OpenCase; open: (which: OpenCase) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const text = params.get(CASE_PARAM) ?? '';
  const opened = text === 'list' ? text : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const open = useCallback(
    (which: OpenCase) => {
      const next = new URLSearchParams(window.location.search);
      if (which === null) next.delete(CASE_PARAM);
      else next.set(CASE_PARAM, String(which));
      setParams(next, { replace: true, state });
    },
    [setParams, state],
  );
  return { opened, open };
}
