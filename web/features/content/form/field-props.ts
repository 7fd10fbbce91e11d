import type { ReactNode } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type { FieldSchema } from './schema.ts';

/** What a control is drawn by. */
export interface FieldProps {
  schema: FieldSchema;
  /** Where its value lies: `licences.0.place.kn`. */
  path: string;
  /** What the words know it by: `licences.place`. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** It may be left out: emptied, it is. */
  isOptional?: boolean | undefined;
  /** Of what is written in it. */
  lang?: Language | undefined;
}

/** Of a field that holds others. */
export interface HolderProps extends FieldProps {
  draw: (props: FieldProps) => ReactNode;
}
