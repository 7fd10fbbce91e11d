import { useCallback, useMemo, useState } from 'react';
import { checkContent } from '#shared/contract/content/check.ts';
import type { ContentFault, FaultCode } from '#shared/domain/content/fault.ts';
import type { ContentItem } from '../content.api.ts';
import { isSame, valueAt } from '../form/at-path.ts';
import type { DraftState } from './draft-state.ts';

/** Said of what is not filled in yet: not held against a field nobody has come to. */
const NOT_YET: readonly FaultCode[] = ['missing', 'registration', 'consent', 'sample'];

export interface ShownFaults {
  /** All of them, as the server would find them, of the form as it stands after a wait: a photograph may have arrived. */
  of: (state: Pick<DraftState, 'item' | 'body'>) => readonly ContentFault[];
  shown: readonly ContentFault[];
  leave: (path: string) => void;
  showAll: () => void;
  /** How many keep it from being published, once all are shown. */
  wrong: number;
  /** What the server alone could know, by field; it stands until the field is written anew. */
  refuse: (fields: Record<string, string>) => void;
  /** A field was written. */
  forget: (path: string) => void;
}

/** What is wrong with the form as it stands, and which of it is said now. */
export function useShownFaults(item: ContentItem, body: DraftState['body']): ShownFaults {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [refused, setRefused] = useState<readonly ContentFault[]>([]);
  const of: ShownFaults['of'] = useCallback(
    (state) => {
      const own = [...checkContent(state.item.kind, state.body), ...samplesLeft(state.item, state.body)];
      const known = new Set(own.map(({ path }) => path));
      return [...own, ...refused.filter(({ path }) => !known.has(path))];
    },
    [refused],
  );
  const all = useMemo(() => of({ item, body }), [of, item, body]);
  return {
    of,
    shown: all.filter(({ path, code }) => isAll || left.has(path) || !NOT_YET.includes(code)),
    leave: (path) => setLeft((known) => (known.has(path) ? known : new Set(known).add(path))),
    showAll: () => setAll(true),
    wrong: isAll ? all.length : 0,
    refuse: (fields) =>
      setRefused(Object.entries(fields).map(([path, code]) => ({ path, code: code as FaultCode }))),
    forget: (path) => setRefused((known) => known.filter((fault) => fault.path !== path)),
  };
}

/** Values of the sample shop that stand as they stood: the server names their fields, nobody here knows what they were. */
function samplesLeft({ sample_fields, draft, published }: ContentItem, body: unknown): ContentFault[] {
  const judged = draft?.body ?? published;
  return sample_fields
    .filter((path) => isSame(valueAt(judged, path), valueAt(body, path)))
    .map((path) => ({ path, code: 'sample' }));
}
