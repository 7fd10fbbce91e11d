import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { officePlace } from '../../../lib/office-place.ts';
import { SubScreen } from '../../../ui/sheets/SubScreen.tsx';

/** Around the payments: the way back to the chats. */
export function PaymentsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('money');
  return (
    <SubScreen title={t('heading')} back={{ to: officePlace(), label: t('back'), shortcut: 'u' }}>
      {children}
    </SubScreen>
  );
}
