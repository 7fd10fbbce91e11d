import { useSyncExternalStore } from 'react';
import { dayInIndia, licenceDaysLeft, writtenDay } from '#shared/domain/licence-end.ts';
import { useTranslation } from '../lib/i18n.ts';

declare const __BUILD_DAY__: string;

/**
 * Until when a licence holds; one that has ended is not called valid. The page was drawn on the day of its build; once
 * it is alive the reader's day counts.
 */
export function LicenceEnd({
  validUntil,
  className,
}: {
  validUntil: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation('common');
  const today = useSyncExternalStore(
    () => () => {},
    () => dayInIndia(new Date()),
    () => __BUILD_DAY__,
  );
  const key = licenceDaysLeft(validUntil, today) < 0 ? 'seller.ended' : 'seller.valid';
  return <span className={className}>{t(key, { date: writtenDay(validUntil) })}</span>;
}
