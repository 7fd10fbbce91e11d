import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAbility } from '../../lib/abilities.ts';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { showToast } from '../../ui/sheets/toast-store.ts';
import { setAway } from './assignments.api.ts';

/** The first morning one is back: until then what waits of one's chats is everybody's. */
export function AwayField() {
  const { t } = useTranslation('assign');
  const client = useQueryClient();
  const mayBeAway = useAbility('inbox.manage');
  const [day, setDay] = useState('');
  if (!mayBeAway) return null;

  async function handleChange(chosen: string): Promise<void> {
    setDay(chosen);
    try {
      await setAway(chosen === '' ? null : new Date(`${chosen}T00:00:00+05:30`).toISOString());
      showToast(chosen === '' ? t('isHere') : t('isAway'), { tone: 'success' });
      await client.invalidateQueries({ queryKey: ['colleagues'] });
    } catch (error) {
      showToast(errorText(error, t('failed')), { tone: 'error' });
    }
  }

  return (
    <TextField
      type="date"
      label={t('backOn')}
      hint={t('backOnHint')}
      value={day}
      onChange={(event) => void handleChange(event.target.value)}
    />
  );
}
