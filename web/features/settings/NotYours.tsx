import { DoorClosed } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/States.tsx';

/** In the place of a page of the office that is not this person's: somebody typed its address, or had it open. */
export function NotYours() {
  const { t } = useTranslation('office');
  return (
    <EmptyState icon={<DoorClosed aria-hidden="true" />} title={t('notYours.title')}>
      {t('notYours.text')}
    </EmptyState>
  );
}
