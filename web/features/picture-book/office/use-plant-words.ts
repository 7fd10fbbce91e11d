import { useTranslation } from '../../../lib/i18n.ts';

/** Stages and parts of a plant as everywhere in the office. */
export function usePlantWords(): (fact: 'stage' | 'part', value: string) => string {
  const { t } = useTranslation('told');
  return (fact, value) => t(`choice.${fact}.${value}` as Parameters<typeof t>[0]);
}
