import { LANGUAGE_TABLE, LANGUAGES } from '#shared/domain/languages.ts';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import { type HolderProps, innerOf } from './schema.ts';

/** The same in every language, side by side. */
export function LocalizedField({ schema, path, name, label, hint, draw }: HolderProps) {
  const { error } = useField(path);
  const inner = innerOf(schema);
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language, index) =>
        draw({
          schema: inner,
          path: `${path}.${language}`,
          name,
          label: `${label} · ${LANGUAGE_TABLE[language].name}`,
          // It is read once.
          hint: index === 0 ? hint : undefined,
          lang: language,
        }),
      )}
      {error ? (
        <p className={styles.error} role="alert" data-field={path}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
