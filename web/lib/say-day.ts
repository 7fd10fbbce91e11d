import type { SayDay } from '#shared/domain/time/day-label.ts';
import { translate } from './i18n.ts';

/** Names of days in the language of the moment, for `dayLabel`. */
export const sayDay: SayDay = (key) => translate('common', `hours.${key}`);
