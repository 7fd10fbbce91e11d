import type { ContentFault, FaultCode } from '#shared/domain/content/fault.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';

const AMOUNTS: readonly FaultCode[] = ['above-mrp', 'above-law'];

/** Says what is wrong with a field, in the reader's language. */
export function useFaultWords(): (fault: ContentFault | undefined) => string | undefined {
  const { t } = useTranslation('fields');
  return (fault) => {
    if (!fault) return undefined;
    const { code, values } = fault;
    const limit = values?.limit;
    const isAmount = AMOUNTS.includes(code) && typeof limit === 'number';
    return t(`fault.${code}`, isAmount ? { ...values, limit: formatRupees(limit) } : values);
  };
}
