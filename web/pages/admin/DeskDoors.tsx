import { ChartNoAxesColumn, ClipboardList, Images, IndianRupee, Settings, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAttention } from '../../features/payments/office/use-payments.ts';
import { useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { unreadBadge } from '../../ui/Badge.tsx';
import styles from './DeskDoors.module.css';

interface BarLinkProps {
  to: string;
  /** For people who hear the page, with what the mark means. */
  label: string;
  icon: ReactNode;
  /** At most three characters on the icon's corner; null draws none. */
  mark: string | null;
  tone: 'count' | 'alarm';
  /** The key that follows it, as `useShortcuts` looks for it. */
  shortcut?: string;
}

/** A door in the desk's bar: an icon alone, with a mark when somebody should go and look. */
function BarLink({ to, label, icon, mark, tone, shortcut }: BarLinkProps) {
  return (
    <Link to={to} className={styles.link} aria-label={label} title={label} data-shortcut={shortcut}>
      {icon}
      {mark ? (
        <span className={styles.mark} data-tone={tone} aria-hidden="true">
          {mark}
        </span>
      ) : null}
    </Link>
  );
}

/** The door from the desk to its payments, for those who work there; it says how many want a look. */
export function PaymentsLink() {
  const { t } = useTranslation('money');
  const mayList = useAbility('payment.list');
  const count = useAttention() ?? 0;
  if (!mayList) return null;
  return (
    <BarLink
      to={count > 0 ? '/admin/payments?state=attention' : '/admin/payments'}
      label={count > 0 ? t('linkAttention', { count }) : t('link')}
      icon={<IndianRupee aria-hidden="true" />}
      mark={unreadBadge(count)}
      tone="count"
      shortcut="p"
    />
  );
}

/** The door from the desk to the cases of all farmers, for who writes plans. On a phone it stands in the settings. */
export function CasesLink() {
  const { t } = useTranslation('office');
  if (!useAbility('plan.write')) return null;
  return (
    <span className={styles.wideOnly}>
      <BarLink
        to="/admin/cases?mine=1"
        label={t('cases.all')}
        icon={<ClipboardList aria-hidden="true" />}
        mark={null}
        tone="count"
      />
    </span>
  );
}

/** The door from the desk to the picture book. On a phone it stands in the settings. */
export function PicturesLink() {
  const { t } = useTranslation('settings');
  if (!useAbility('book.write')) return null;
  return (
    <span className={styles.wideOnly}>
      <BarLink
        to="/admin/pictures"
        label={t('pictures')}
        icon={<Images aria-hidden="true" />}
        mark={null}
        tone="count"
      />
    </span>
  );
}

/** The door from the desk to its numbers. On a phone it stands in the settings. */
export function NumbersLink() {
  const { t } = useTranslation('settings');
  if (!useAbility('numbers.read')) return null;
  return (
    <span className={styles.wideOnly}>
      <BarLink
        to="/admin/numbers"
        label={t('numbers')}
        icon={<ChartNoAxesColumn aria-hidden="true" />}
        mark={null}
        tone="count"
      />
    </span>
  );
}

/** The door from the desk to what the shop says and sells. On a phone it stands in the settings. */
export function ContentLink() {
  const { t } = useTranslation('settings');
  if (!useAbility('content.read')) return null;
  return (
    <span className={styles.wideOnly}>
      <BarLink
        to="/admin/content"
        label={t('content')}
        icon={<Store aria-hidden="true" />}
        mark={null}
        tone="count"
      />
    </span>
  );
}

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
