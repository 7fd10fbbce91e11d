import { dayInIndia, licenceDaysLeft, writtenDay } from '#shared/domain/licence-end.ts';
import { useTranslation } from '../lib/i18n.ts';

/**
 * Until when a licence holds; one that has ended is not called valid. The day is the reader's: in an app at once, in a
 * document, drawn on the day of its build, as soon as its script runs (documents/licence-dates.ts).
 */
export function LicenceEnd({
  validUntil,
  className,
}: {
  validUntil: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation('common');
  const date = writtenDay(validUntil);
  const ended = t('seller.ended', { date });
  return (
    <span className={className} data-until={validUntil} data-ended={ended}>
      {licenceDaysLeft(validUntil, dayInIndia(new Date())) < 0 ? ended : t('seller.valid', { date })}
    </span>
  );
}
