import { asRecord } from '#shared/domain/agronomy/land-extent.ts';
import { translate } from './i18n.ts';

/** A piece of land as the land record has it ("1 acre 20 guntas"), in the language of the moment. Wants the words of `told`. */
export function formatArea(acres: number): string {
  const record = asRecord(acres);
  const whole = record.acres > 0 || record.guntas === 0;
  return [
    whole ? translate('told', 'area.acres', { count: record.acres }) : '',
    record.guntas > 0 ? translate('told', 'area.guntas', { count: record.guntas }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
