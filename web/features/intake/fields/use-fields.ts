import { useCallback, useEffect, useState } from 'react';
import type { Field, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { freshFields, keptFields, removeField, type SaveOutcome, saveField } from './kept-fields.ts';

export interface MyFieldList {
  fields: readonly Field[];
  /** `kept`: what this phone knew last, for the server was not reached. */
  phase: 'loading' | 'fresh' | 'kept';
  save: (id: string, body: PutFieldBody) => Promise<SaveOutcome>;
  remove: (id: string) => Promise<void>;
}

/** The fields of one farmer: at once as this phone knew them, then as the server has them. */
export function useFields(owner: string): MyFieldList {
  const [fields, setFields] = useState<readonly Field[]>([]);
  const [phase, setPhase] = useState<MyFieldList['phase']>('loading');

  const refresh = useCallback(async () => {
    setFields(await keptFields(owner));
    try {
      setFields(await freshFields(owner));
      setPhase('fresh');
    } catch {
      setPhase('kept');
    }
  }, [owner]);
  useEffect(() => void refresh(), [refresh]);

  return {
    fields,
    phase,
    async save(id, body) {
      const outcome = await saveField(owner, id, body);
      if (outcome === 'changed') await refresh();
      else setFields(await keptFields(owner));
      return outcome;
    },
    async remove(id) {
      await removeField(owner, id);
      setFields(await keptFields(owner));
    },
  };
}
