import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferedArticle, OfferedLine, PlanOfferAnswer } from '#shared/contract/office/plan-offer.ts';
import type { Quotation } from '#shared/contract/quotes.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { formatPaise, formatRupees, rupeesToPaise } from '#shared/domain/money/money.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { formatAtMost, formatFigure } from '../../../lib/format-figure.ts';
import { getJson } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import styles from './PlanOffer.module.css';

interface PlanOfferProps {
  chatId: number;
  open: boolean;
  earlier: readonly Quotation[];
  /** @param amount rupees as somebody would type them */
  onTake: (amount: string, planId: number) => void;
}

/** What the farmer’s newest plan would cost today, line by line; one press makes it the amount. */
export function PlanOffer({ chatId, open, earlier, onTake }: PlanOfferProps) {
  const { t, language } = useTranslation('office');
  const mayQuote = useProvenAbility('quote.upload');
  const { data } = useQuery({
    queryKey: ['plan-offer', chatId],
    queryFn: ({ signal }) => getJson<PlanOfferAnswer>(`/admin/chats/${chatId}/plan-offer`, { signal }),
    enabled: open && mayQuote,
    // Prices and plans change while the panel stands in the background.
    refetchOnMount: 'always',
  });
  const [counts, setCounts] = useState<Record<string, string>>({});
  const plan = data?.plan;
  if (!plan) return null;
  const countOf = (at: number, { count }: OfferedArticle) => counts[`${plan.id}.${at}`] ?? String(count ?? 1);
  const paise = plan.lines.reduce((sum, { articles: [article] }, at) => {
    if (!article) return sum;
    const count = Number(countOf(at, article));
    return sum + (Number.isSafeInteger(count) && count > 0 ? count * rupeesToPaise(article.price) : 0);
  }, 0);
  const quoted = earlier.find(({ plan_id, status }) => plan_id === plan.id && status !== 'withdrawn');
  return (
    <section className={styles.offer} aria-label={t('quotation.plan.title', { number: plan.id })}>
      <h3>{t('quotation.plan.title', { number: plan.id })}</h3>
      <p className={styles.note}>
        {textIn(plan.problem, language)} · {formatWrittenDate(plan.sent_on, language)}
      </p>
      {quoted ? (
        <p className={styles.caution} role="status">
          {t('quotation.plan.quoted', { amount: formatRupees(quoted.amount) })}
        </p>
      ) : null}
      {plan.lines.length === 0 ? <p>{t('quotation.plan.noLines')}</p> : null}
      <ol>
        {plan.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sent plan's lines never move
          <li key={at}>
            <Line
              line={line}
              count={line.articles[0] ? countOf(at, line.articles[0]) : ''}
              onCount={(count) => setCounts({ ...counts, [`${plan.id}.${at}`]: count })}
            />
          </li>
        ))}
      </ol>
      {plan.lines.length > 0 ? <p className={styles.note}>{t('quotation.plan.anyShop')}</p> : null}
      {paise > 0 ? (
        <Button
          tone="secondary"
          wide
          onClick={() =>
            onTake(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`, plan.id)
          }
        >
          {t('quotation.plan.take', { amount: formatPaise(paise) })}
        </Button>
      ) : null}
    </section>
  );
}

interface LineProps {
  line: OfferedLine;
  count: string;
  onCount: (count: string) => void;
}

function Line({ line: { name, total, planned, articles }, count, onCount }: LineProps) {
  const { t, language } = useTranslation('office');
  const [article] = articles;
  const sayAmount = (amount: string, unit: 'ml' | 'g') => `${amount} ${t(`quotation.plan.unit.${unit}`)}`;
  const isMoved = planned?.price != null && article?.sku === planned.sku && article.price !== planned.price;
  return (
    <>
      <strong>{textIn(name, language)}</strong>
      {total ? (
        <small>
          {t('quotation.plan.needed', { amount: sayAmount(formatFigure(total.amount), total.unit) })}
        </small>
      ) : null}
      {planned && !planned.is_sold ? (
        <small className={styles.caution}>
          {t('quotation.plan.gone', { name: textIn(planned.name, language), sku: planned.sku })}
        </small>
      ) : null}
      {article ? (
        <span className={styles.article}>
          <input
            aria-label={t('quotation.plan.count', { name: textIn(article.name, language) })}
            inputMode="numeric"
            value={count}
            maxLength={4}
            onChange={(event) => onCount(event.target.value.replace(/\D/g, ''))}
          />
          <span>
            × {textIn(article.name, language)} <small>{article.sku}</small>
            <small>
              {[
                article.size ? sayAmount(formatAtMost(article.size.amount), article.size.unit) : '',
                formatRupees(article.price),
                article.left && article.size && Number(count) === article.count
                  ? t('quotation.plan.left', {
                      amount: sayAmount(formatAtMost(article.left), article.size.unit),
                    })
                  : '',
                article.count === null ? t('quotation.plan.noCount') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {isMoved ? (
              <small className={styles.caution}>
                {t('quotation.plan.moved', { amount: formatRupees(planned.price ?? 0) })}
              </small>
            ) : null}
          </span>
        </span>
      ) : (
        <small className={styles.caution}>{t('quotation.plan.notSold')}</small>
      )}
    </>
  );
}
