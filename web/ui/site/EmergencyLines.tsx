import { Phone } from 'lucide-react';
import { dialAddress, EMERGENCY_LINES } from '#content/emergency.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './EmergencyLines.module.css';

/** The numbers to ring when somebody is poisoned or in despair, each a call. */
export function EmergencyLines() {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.lines}>
      {EMERGENCY_LINES.map(({ key, number }) => (
        <li key={key}>
          <a className={styles.line} href={dialAddress(number)}>
            <Phone aria-hidden="true" />
            <span>
              <strong className={styles.number}>{number}</strong> {t(`emergency.${key}`)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
