import { MapPin } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { phoneKind } from '../../lib/device/phone-kind.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { useIsAlive } from '../../lib/page/use-is-alive.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';
import { mapLink } from './map-links.ts';

/** As drawn, and without scripts, it leads to the map's page. */
function MapLink() {
  const { t } = useTranslation('contact');
  const href = useIsAlive() ? mapLink(phoneKind(navigator)) : BUSINESS.links.map;
  return (
    <ButtonAnchor href={href} icon={<MapPin aria-hidden="true" />}>
      {t('map.open')}
    </ButtonAnchor>
  );
}

export default {
  name: 'MapLink',
  wake: 'visible',
  words: ['contact'],
  Component: MapLink,
} satisfies ReactIsland;
