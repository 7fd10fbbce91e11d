import { useHealth } from '../../features/operations/use-health.ts';
import { SettingsLink } from '../../features/settings/SettingsLink.tsx';

/** The way to the settings; it bears a mark while not all is well. */
export function SettingsDoor() {
  const { data } = useHealth();
  return <SettingsLink isAlarmed={data !== undefined && data.faults.length > 0} />;
}
