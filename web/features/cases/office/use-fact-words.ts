import { toldSign } from '#content/agronomy/told-names.ts';
import type { CaseFacts } from '#shared/contract/office/cases.ts';
import { CROP_NOT_SAID } from '#shared/domain/plan/case.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName } from '../../../lib/office/label-name.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { FACT_FIELDS, type FactName } from './case-fields.ts';

/** What is known of a case, each fact in words; empty where nobody has said it. */
export function useFactWords(): (facts: CaseFacts, name: FactName) => string {
  const { t, language } = useTranslation(['cases', 'told']);
  return (facts, name) => {
    const value = facts[name];
    if (value === null || value === '' || value === false) return '';
    if (value === CROP_NOT_SAID) return '';
    if (name === 'crop') return cropName(facts.crop, language);
    if (name === 'near_water') return t('nearWater');
    if (name === 'acres') return formatArea(Number(value));
    if (name === 'tank_litres') return t('tank', { litres: Number(value) });
    if (Array.isArray(value)) return value.map((sign) => toldSign(sign, language)).join(', ');
    const { kind } = FACT_FIELDS[name];
    if (kind === 'day')
      return t('on', { what: t(`fact.${name}`), day: formatWrittenDate(String(value), language) });
    return kind === 'choice' ? choiceWord(t, name, String(value)) : String(value);
  };
}

type Say = ReturnType<typeof useTranslation<['cases', 'told']>>['t'];

/** A choice's word: its key is the fact's name and the choice’s own. */
export const choiceWord = (t: Say, name: FactName, value: string): string =>
  t(`told:choice.${name}.${value}` as Parameters<Say>[0]);
