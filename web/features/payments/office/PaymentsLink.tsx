import { IndianRupee } from 'lucide-react';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { unreadBadge } from '../../../ui/Badge.tsx';
import { BarLink } from '../../../ui/BarLink.tsx';
import { useAttention } from './use-payments.ts';

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
