import { toldCrop, toldSign } from '#content/agronomy/told-names.ts';
import type { Intake } from '#shared/contract/clinic/intake.ts';
import { FIRST_QUESTIONS } from '#shared/domain/intake/intake.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';

/** In the order in which they are asked and read. */
const FACTS = [
  ...FIRST_QUESTIONS,
  'sprayed_on',
  'variety',
  'stage',
  'sown_on',
  'harvest_on',
  'acres',
  'tank_litres',
  'taluk',
] as const satisfies readonly (keyof Intake)[];

interface ToldFact {
  name: (typeof FACTS)[number];
  label: string;
  /** Empty where the question was skipped. */
  words: string;
}

/** What an intake tells, in the reader's language. */
export function useToldFacts(intake: Intake): ToldFact[] {
  const { t, language } = useTranslation('told');
  const wordsOf = (name: ToldFact['name']): string => {
    const value = intake[name];
    if (value === null || value === '') return '';
    if (name === 'crop') return toldCrop(String(value), language);
    if (Array.isArray(value)) return value.map((sign) => toldSign(sign, language)).join(', ');
    if (name.endsWith('_on')) return formatWrittenDate(String(value), language);
    if (name === 'acres') return formatArea(Number(value));
    const isChoice = ['part', 'since', 'spread', 'weather', 'irrigation', 'stage'].includes(name);
    return isChoice ? t(`choice.${name}.${value}` as 'choice.part.leaf') : String(value);
  };
  return FACTS.map((name) => ({ name, label: t(`fact.${name}`), words: wordsOf(name) }));
}
