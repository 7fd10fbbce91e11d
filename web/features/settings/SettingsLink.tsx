import { Settings } from 'lucide-react';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { BarLink } from '../../ui/BarLink.tsx';

/** The door from the desk to its settings; with an alarm it leads to what is not well. */
export function SettingsLink({ isAlarmed = false }: { isAlarmed?: boolean }) {
  const { t } = useTranslation('settings');
  // The first part is not everybody's; the people are.
  const first = useAbility('reply.read') ? '/admin/settings' : '/admin/people';
  return (
    <BarLink
      to={isAlarmed ? '/admin/settings/health' : first}
      label={t(isAlarmed ? 'alarm' : 'heading')}
      icon={<Settings aria-hidden="true" />}
      mark={isAlarmed ? '!' : null}
      tone="alarm"
    />
  );
}
