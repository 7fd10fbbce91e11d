import { useCallback, useEffect, useState } from 'react';
import type { Field, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import { translate } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { freshFields, keptFields, removeField, type SaveOutcome, saveField } from './kept-fields.ts';

/** Tells the farmer what became of a change. */
export function sayOutcome(outcome: SaveOutcome): void {
  const isLost = outcome !== 'saved' && outcome !== 'waiting';
  const words =
    outcome === 'full' ? translate('told', 'refused.FIELDS_FULL') : translate('intake', `fields.${outcome}`);
  showToast(words, { tone: isLost ? 'error' : 'success' });
}

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
      setFields(await freshFields(owner, sayOutcome));
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
      if (outcome === 'changed' || outcome === 'full') await refresh();
      else setFields(await keptFields(owner));
      return outcome;
    },
    async remove(id) {
      await removeField(owner, id);
      setFields(await keptFields(owner));
    },
  };
}
