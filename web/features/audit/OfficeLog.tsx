import { ScrollText } from 'lucide-react';
import type { LogLine } from '#shared/contract/office-log.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { dayLabel, sayDay } from '../../lib/time.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { PagedList, SkeletonRows } from '../../ui/PagedList.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { LogFilters } from './LogFilters.tsx';
import { LogRow } from './LogRow.tsx';
import styles from './OfficeLog.module.css';
import { SaveLog } from './SaveLog.tsx';
import { type LogFilter, useOfficeLog } from './use-office-log.ts';

interface OfficeLogProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}

const GREY_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '44%'];
const EVERYTHING: LogFilter = { group: null, day: null, chatId: null, staffId: null };

/** What the office did, to be read and filtered and nothing else. */
export function OfficeLog({ filter, onFilter }: OfficeLogProps) {
  const { t } = useTranslation('log');
  const log = useOfficeLog(filter);
  const chatName = log.lines.find(({ chat }) => chat?.id === filter.chatId)?.chat?.name ?? null;
  return (
    <section aria-label={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <LogFilters filter={filter} chatName={chatName} onFilter={onFilter} />
      {log.lines.length > 0 ? <SaveLog filter={filter} /> : null}
      <PagedList
        list={log}
        words={{ failed: t('failed'), more: t('more') }}
        loading={<SkeletonRows label={t('loading')} first="64px" widths={GREY_WIDTHS} />}
        isEmpty={log.lines.length === 0}
        empty={
          <EmptyState
            icon={<ScrollText aria-hidden="true" />}
            title={t('empty')}
            action={
              <Button tone="secondary" onClick={() => onFilter(EVERYTHING)}>
                {t('clear')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        }
      >
        <div className={log.isStale ? styles.stale : undefined} aria-busy={log.isStale}>
          <Days lines={log.lines} />
        </div>
      </PagedList>
    </section>
  );
}

function Days({ lines }: { lines: readonly LogLine[] }) {
  // Subscribes to changes of the language.
  useTranslation('common');
  return groupByDay(lines).map(({ day, lines: ofDay }) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h3 className={styles.date}>{day}</h3>
      <ul className={styles.lines}>
        {ofDay.map((line) => (
          <LogRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ));
}

function groupByDay(lines: readonly LogLine[]) {
  const days: { day: string; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const day = dayLabel(new Date(line.at), new Date(), sayDay);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
