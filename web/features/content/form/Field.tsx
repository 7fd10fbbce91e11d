import type { ReactNode } from 'react';
import { LANGUAGE_TABLE, LANGUAGES } from '#shared/domain/languages.ts';
import { ChoiceField, FlagField } from './ChoiceFields.tsx';
import { DayField, HolidayField } from './DayFields.tsx';
import styles from './Form.module.css';
import { useField } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { NumberField, RupeesField } from './NumberFields.tsx';
import { OpenTimeField } from './OpenTimeField.tsx';
import { PictureField } from './PictureField.tsx';
import { type FieldProps, type HolderProps, innerOf } from './schema.ts';
import { ClockField, WordsField } from './WordsField.tsx';

/** One field of an item, drawn by the control its schema names; fields that hold others draw them by this again. */
export function Field(props: FieldProps): ReactNode {
  const { schema } = props;
  switch (schema.field) {
    case 'group':
      return <GroupField {...props} draw={drawField} />;
    case 'list':
      return <ListField {...props} draw={drawField} />;
    case 'localized':
      return <LocalizedField {...props} draw={drawField} />;
    case 'open-time':
      return <OpenTimeField {...props} draw={drawField} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'rupees':
      return <RupeesField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'flag':
      return <FlagField {...props} />;
    case 'day':
      return <DayField {...props} />;
    case 'clock':
      return <ClockField {...props} />;
    default:
      return schema.fault === 'holiday' ? <HolidayField {...props} /> : <WordsField {...props} />;
  }
}

/** A field goes with its row: the numbers of rows in its path are no part of what it is. */
const drawField = (props: FieldProps): ReactNode => <Field key={props.path.replace(/\d+/g, '')} {...props} />;

/** The same in every language, side by side. */
function LocalizedField({ schema, path, name, label, hint, draw }: HolderProps) {
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
