import { Laptop, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Device, FarmerDevice } from '#shared/contract/identity/devices.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import styles from './Devices.module.css';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: Smartphone };

/** 'Phone: Android, Chrome'. */
export function useDeviceName(): (device: FarmerDevice) => string {
  const { t } = useTranslation('devices');
  return ({ kind, system, browser }) => {
    const names = [system, browser].filter((name) => name !== null).join(', ');
    return `${t(`kind.${kind}`)}: ${names || t('unnamed')}`;
  };
}

/** One open login. `children`: what can be done with it. */
export function DeviceRow({ device, children }: { device: FarmerDevice | Device; children?: ReactNode }) {
  const { t, language } = useTranslation('devices');
  const nameOf = useDeviceName();
  const Icon = ICONS[device.kind];
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name}>
          {nameOf(device)}
          {'this_one' in device && device.this_one ? <span className={styles.here}>{t('here')}</span> : null}
        </p>
        <p className={styles.soft}>{t('seen', { when: formatDateTime(device.last_seen_at, language) })}</p>
        <p className={styles.soft}>
          {t('since', { when: formatDateTime(device.since, language) })}
          <Place device={device} />
        </p>
      </div>
      {children}
    </li>
  );
}

function Place({ device }: { device: FarmerDevice | Device }) {
  const { t } = useTranslation('devices');
  const { network } = device;
  if (network === null) return null;
  const isSame = 'this_network' in device && device.this_network;
  return <>, {isSame ? t('sameNetwork') : t('network', { network })}</>;
}
