import { Camera } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { islandMarks } from '../../lib/islands/island.ts';
import { ButtonLink } from '../../ui/fields/Button.tsx';
import SEND_PHOTO from './SendPhoto.island.ts';

/** In a document: the one act of a first visit. Without scripts it is a link to the chat. */
export function SendPhoto() {
  const { t } = useTranslation('home');
  return (
    <ButtonLink to="/farmers" tone="accent" icon={<Camera aria-hidden="true" />} {...islandMarks(SEND_PHOTO)}>
      {t('hero.photo')}
    </ButtonLink>
  );
}
