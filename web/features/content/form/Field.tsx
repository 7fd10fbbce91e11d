import type { ReactNode } from 'react';
import { ChoiceField, FlagField } from './ChoiceFields.tsx';
import { DayField, HolidayField } from './DayFields.tsx';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { LocalizedField } from './LocalizedField.tsx';
import { NumberField, RupeesField } from './NumberFields.tsx';
import { OpenTimeField } from './OpenTimeField.tsx';
import { PictureField } from './PictureField.tsx';
import type { FieldProps } from './schema.ts';
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
