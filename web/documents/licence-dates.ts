import { dayInIndia, licenceDaysLeft } from '#shared/domain/licence-end.ts';
import { isClosureTold } from '#shared/domain/time/closure.ts';

/**
 * A document was drawn on an earlier day: the year at its foot, licences that have ended since and closures of the office
 * that have begun or ended are the reader's.
 */
export function bringDatesUpToDate(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-ended]')) {
    const { until = '', ended = '' } = element.dataset;
    if (licenceDaysLeft(until, dayInIndia(now)) < 0) element.textContent = ended;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-closed-from]')) {
    const { closedFrom = '', closedUntil = '' } = element.dataset;
    element.hidden = !isClosureTold({ from: closedFrom, until: closedUntil }, dayInIndia(now));
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const { year = '' } = element.dataset;
    element.textContent = (element.textContent ?? '').replace(year, String(now.getFullYear()));
  }
}
