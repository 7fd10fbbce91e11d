import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate, serverNow } from '../../../lib/time.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import type { FieldProps } from './schema.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A day of the calendar, picked or typed. */
export function DayField({ path, label, hint, isOptional }: FieldProps) {
  const { value, error, isReadOnly, set, leave } = useField(path);
  const { language } = useTranslation('fields');
  return (
    <TextField
      label={label}
      error={error}
      // Browsers of another country turn day and month around: in words there is no doubt.
      hint={hint ?? formatWrittenDate(textOf(value), language)}
      type="date"
      value={textOf(value)}
      readOnly={isReadOnly}
      data-field={path}
      onBlur={leave}
      onChange={({ target }) => set(target.value === '' && isOptional ? undefined : target.value)}
    />
  );
}

/** Has every day there is: also the 29 February that comes every four years. */
const LEAP_YEAR = 2028;

/** A holiday: a day once, or the same day every year. */
export function HolidayField({ path, label, hint }: FieldProps) {
  const { t } = useTranslation('fields');
  const { value, error, isReadOnly, set, leave } = useField(path);
  const text = textOf(value);
  const isYearly = /^\d\d-\d\d$/.test(text);
  const day = isYearly ? `${thisYearOr(LEAP_YEAR, text)}-${text}` : text;
  return (
    <div className={styles.holiday}>
      <TextField
        label={label}
        error={error}
        hint={hint}
        type="date"
        value={day}
        readOnly={isReadOnly}
        data-field={path}
        onBlur={leave}
        onChange={({ target }) => set(isYearly ? target.value.slice(5) : target.value)}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isYearly}
          disabled={isReadOnly || day === ''}
          onChange={({ target }) => set(target.checked ? day.slice(5) : day)}
        />
        <span>{t('everyYear')}</span>
      </label>
    </div>
  );
}

const thisYearOr = (leap: number, monthAndDay: string) =>
  monthAndDay === '02-29' ? leap : serverNow().getFullYear();
