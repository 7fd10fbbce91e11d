import { useTranslation } from '../../../lib/i18n.ts';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import { fieldsOf, type HolderProps, openHalf } from './schema.ts';

/** What a day that was closed begins with. */
const USUAL = { opens: '09:30', closes: '18:30' };

/** When a day of the week is open; a day off has no times. */
export function OpenTimeField({ schema, path, name, label, draw }: HolderProps) {
  const { t } = useTranslation('fields');
  const { value, error, isReadOnly, set, words } = useField(path);
  const isOpen = value !== null && value !== undefined;
  const times = openHalf(schema);
  return (
    <fieldset className={styles.weekday} disabled={isReadOnly}>
      <legend>{label}</legend>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isOpen}
          data-field={path}
          onChange={({ target }) => set(target.checked ? USUAL : null)}
        />
        <span>{t('open')}</span>
      </label>
      {isOpen && times
        ? fieldsOf(times).map((each) =>
            draw({
              schema: each.schema,
              path: `${path}.${each.name}`,
              name: `${name}.${each.name}`,
              label: words.label(`${name}.${each.name}`),
            }),
          )
        : null}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
