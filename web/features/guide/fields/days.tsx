import { useId, useSyncExternalStore } from 'react';
import styles from './ToolParts.module.css';

/** Today in Karnataka, as an ISO date; empty while the page is drawn at build. */
export const useToday = () => useSyncExternalStore(neverChanges, todayHere, () => '');

const neverChanges = () => () => undefined;
const todayHere = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** 'Thursday, 04-06-2026': the day of the week in the reader's language, the date as the site writes it. */
export function sayDay(iso: string, language: string): string {
  const weekday = new Date(`${iso}T00:00:00Z`).toLocaleDateString(`${language}-IN`, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${weekday}, ${iso.split('-').reverse().join('-')}`;
}

interface DayFieldProps {
  label: string;
  /** ISO date; empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** A day, in the phone's own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={styles.pick}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
