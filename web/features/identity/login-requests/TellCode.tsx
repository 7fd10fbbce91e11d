import { useState } from 'react';
import type { LoginRequest, LoginRequestsAnswer, TellCodeAnswer } from '#shared/contract/login-requests.ts';
import { displayMobile } from '#shared/domain/digits.ts';
import { problemOf } from '../../../lib/error-text.ts';
import { getJson, HttpError, postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDuration, formatTimeToSecond } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem, type Problem } from '../../../ui/fields/Refusal.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import styles from './LoginRequests.module.css';

interface TellCodeProps {
  request: LoginRequest;
  onClose: () => void;
}

/** First the rule, then the code: who reads it out has been told to whom. */
export function TellCode({ request, onClose }: TellCodeProps) {
  const { t } = useTranslation('office');
  const [told, setTold] = useState<{ code: string; until: number } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function handleMake(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { code, valid_until } = await tellCode(request.id);
      setTold({ code, until: Date.parse(valid_until) });
    } catch (error) {
      const isGone = error instanceof HttpError && error.code === 'NOT_FOUND';
      setProblem(isGone ? { text: t('waiting.gone') } : problemOf(error, t('waiting.gone')));
    }
    setBusy(false);
  }

  return (
    <Dialog open onClose={onClose} title={told ? t('waiting.code') : t('waiting.sure')}>
      <div className={styles.tell}>
        {told ? <Code {...told} /> : <p>{t('waiting.rule', { mobile: displayMobile(request.mobile) })}</p>}
        {!told && request.others > 0 ? <Which request={request} /> : null}
        <FormProblem problem={problem} />
        {told ? (
          <Button wide onClick={onClose}>
            {t('waiting.done')}
          </Button>
        ) : (
          <Button wide busy={busy} onClick={() => void handleMake()}>
            {t('waiting.make')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** More than one waits for this number, and a stranger may be among them. */
function Which({ request }: { request: LoginRequest }) {
  const { t } = useTranslation('office');
  const known = t(request.known_browser ? 'waiting.whichKnown' : 'waiting.whichUnknown');
  return (
    <div className={styles.which} role="note">
      <p>
        {t('waiting.again', { count: request.others })} {request.elsewhere ? t('waiting.elsewhere') : null}
      </p>
      <p>
        {t('waiting.which', { time: formatTimeToSecond(request.asked_at) })} {known}
      </p>
      <p>{t('waiting.unsure')}</p>
    </div>
  );
}

function Code({ code, until }: { code: string; until: number }) {
  const { t } = useTranslation('office');
  const left = useCountdown(until);
  if (left === 0) return <p>{t('waiting.over')}</p>;
  return (
    <>
      <output className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</output>
      <p role="timer" aria-live="off">
        {t('waiting.validFor', { time: formatDuration(left) })}
      </p>
    </>
  );
}

export async function fetchLoginRequests(signal: AbortSignal): Promise<LoginRequest[]> {
  return (await getJson<LoginRequestsAnswer>('/admin/login-requests', { signal })).requests;
}

function tellCode(id: string): Promise<TellCodeAnswer> {
  return postJson<TellCodeAnswer>(`/admin/login-requests/${id}/code`);
}
