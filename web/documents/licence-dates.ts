import { dayInIndia, licenceDaysLeft } from '#shared/domain/licence-end.ts';

/** A document was drawn on the day of its build: the year at its foot, and licences that have ended since, are the reader's. */
export function bringDatesUpToDate(now: Date): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-ended]')) {
    const { until = '', ended = '' } = element.dataset;
    if (licenceDaysLeft(until, dayInIndia(now)) < 0) element.textContent = ended;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const { year = '' } = element.dataset;
    element.textContent = (element.textContent ?? '').replace(year, String(now.getFullYear()));
  }
}
