import { createContext, useContext } from 'react';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import type { ContentFault, FaultCode } from '#shared/domain/content/fault.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { valueAt } from './at-path.ts';
import { type FieldWords, useFieldWords } from './field-words.ts';

const AMOUNTS: readonly FaultCode[] = ['above-mrp', 'above-law'];

/** What every field of a form needs of the whole. */
export interface FormState {
  kind: ContentKind;
  /** The article's number, the policy's name; empty for kinds of one item. */
  itemKey: string;
  body: unknown;
  /** Those that are shown: what is missing is not held against a field nobody has come to yet. */
  faults: readonly ContentFault[];
  isReadOnly: boolean;
  /** Another value at a path, made from what stands there now; undefined takes it away. */
  edit: (path: string, next: (value: unknown) => unknown) => void;
  /** Keeps hold of a place for later: it tells the path there by then, and undefined once its row is gone. */
  follow: (path: string) => () => string | undefined;
  /** Somebody has left the field. */
  leave: (path: string) => void;
  /** Nobody publishes before this has ended, as it changes the form then. */
  hold: <T>(work: Promise<T>) => Promise<T>;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field without its form');
  return form;
}

export interface FieldState {
  value: unknown;
  /** What is wrong with it, in words. */
  error: string | undefined;
  isReadOnly: boolean;
  set: (value: unknown) => void;
  leave: () => void;
  words: FieldWords;
}

/** What stands at a path, what is wrong with it, and how it is changed. */
export function useField(path: string): FieldState {
  const form = useForm();
  const say = useFaultWords();
  const words = useFieldWords(form.kind);
  return {
    value: valueAt(form.body, path),
    error: say(form.faults.find((fault) => fault.path === path)),
    isReadOnly: form.isReadOnly,
    set: (value) => form.edit(path, () => value),
    leave: () => form.leave(path),
    words,
  };
}

/** Says what is wrong with a field, in the reader's language. */
export function useFaultWords(): (fault: ContentFault | undefined) => string | undefined {
  const { t } = useTranslation('fields');
  return (fault) => {
    if (!fault) return undefined;
    const { code, values } = fault;
    const limit = values?.limit;
    const isAmount = AMOUNTS.includes(code) && typeof limit === 'number';
    return t(`fault.${code}`, isAmount ? { ...values, limit: formatRupees(limit) } : values);
  };
}
