export type Values = Record<string, string | number>;

/** A sentence with its `{{names}}` filled in; those without a value stay. */
export function fillIn(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (hole, name) => String(values[name] ?? hole));
}
