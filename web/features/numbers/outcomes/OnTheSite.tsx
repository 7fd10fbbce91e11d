import { useMutation } from '@tanstack/react-query';
import type { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { RATE_FROM, shareOf } from '#shared/domain/plan/outcome.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { postJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { useSay } from '../columns.ts';
import own from './Outcomes.module.css';

/** What the site could say in place of its claim, and the way to say it. */
export function OnTheSite({ site }: { site: OutcomesAnswer['site'] }) {
  const { t } = useTranslation('numbers');
  const { count } = useSay();
  const mayEdit = useAbility('content.edit');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => postJson('/admin/outcomes/site', {}),
  });
  if (!mayEdit) return null;
  const { better, farmers } = site;
  const isEnough = farmers >= RATE_FROM;
  return (
    <div className={own.site}>
      <h3>
        {t('outcomes.site')}
        {isEnough ? `: ${shareOf(better, farmers)}` : ''}
      </h3>
      <p>{t('outcomes.siteLead', { farmers: count(farmers), better: count(better) })}</p>
      {isEnough ? (
        <Button tone="secondary" busy={isPending} onClick={() => mutate()}>
          {t('outcomes.offer')}
        </Button>
      ) : (
        <p>{t('outcomes.siteFew', { count: RATE_FROM })}</p>
      )}
      <p role="status">{error ? errorText(error, t('failed')) : isSuccess ? t('outcomes.offered') : ''}</p>
    </div>
  );
}
