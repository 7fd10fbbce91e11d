import type { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { RATE_FROM, shareOf } from '#shared/domain/plan/outcome.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSay } from '../columns.ts';
import { OfferFigure } from '../OfferFigure.tsx';
import own from './Outcomes.module.css';

/** What the site could say in place of its claim, and the way to say it. */
export function OnTheSite({ site }: { site: OutcomesAnswer['site'] }) {
  const { t } = useTranslation('numbers');
  const { count } = useSay();
  const mayEdit = useAbility('content.edit');
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
      <OfferFigure
        path="/admin/outcomes/site"
        isEnough={isEnough}
        few={t('outcomes.siteFew', { count: RATE_FROM })}
      />
    </div>
  );
}
