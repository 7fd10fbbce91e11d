import { dayInIndia, writtenDay } from '#shared/domain/licence-end.ts';
import { isClosureTold } from '#shared/domain/time/closure.ts';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';

/**
 * When the office stays closed, a sentence for each closure of today and the next days. A document was drawn on an earlier
 * day: it holds those to come as well, and its script shows those of the reader's day (documents/licence-dates.ts).
 */
export function Closures({ className }: { className?: string | undefined }) {
  const { t, language } = useTranslation('common');
  const { closures } = useContent('hours');
  const today = dayInIndia(new Date());
  return closures
    .filter(({ until }) => today <= until)
    .map(({ from, until, notice }) => (
      <p
        key={`${from} ${until}`}
        className={className}
        data-closed-from={from}
        data-closed-until={until}
        hidden={!isClosureTold({ from, until }, today)}
      >
        {t(from === until ? 'hours.closureDay' : 'hours.closure', {
          from: writtenDay(from),
          until: writtenDay(until),
          notice: notice[language],
        })}
      </p>
    ));
}
