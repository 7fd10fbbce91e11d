import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';

/** 'Since 1 Aug, last used 3 Aug'. */
export function useWhen(): (factor: { since: string; last_used_at: string | null }) => string {
  const { t, language } = useTranslation('profile');
  return ({ since, last_used_at: used }) => {
    const words = { since: formatDateTime(since, language) };
    if (used === null) return t('factors.when', words);
    return t('factors.whenUsed', { ...words, used: formatDateTime(used, language) });
  };
}
