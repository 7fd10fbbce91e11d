import { MapPin } from 'lucide-react';
import { BUSINESS } from '#content/business.ts';
import { type PhoneKind, usePhoneKind } from '../../lib/device/phone-kind.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';

/** Half the width of the map shown, degrees: a few streets around the door. */
const REACH = 0.006;

/**
 * Where "Open in Maps" leads: on a phone to its own navigation app, with the door as a pin, elsewhere to the map's
 * page. `geo:` is RFC 5870 with Android's `q` for the pin's name; Apple documents `ll` and `q` of maps.apple.com. */
export function mapLink(kind: PhoneKind): string {
  const { latitude, longitude } = BUSINESS.place;
  const place = `${latitude},${longitude}`;
  const name = encodeURIComponent(BUSINESS.name);
  if (kind === 'android') return `geo:${place}?q=${place}(${name})`;
  if (kind === 'iphone') return `https://maps.apple.com/?ll=${place}&q=${name}`;
  return BUSINESS.links.map;
}

/** OpenStreetMap's page for embedding, with a mark at the door. */
export function mapFrame(): string {
  const { latitude, longitude } = BUSINESS.place;
  const box = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2];
  const query = `bbox=${box.map((degree) => degree.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** As drawn, and without scripts, it leads to the map's page. */
function MapLink() {
  const { t } = useTranslation('contact');
  const kind = usePhoneKind();
  const href = kind ? mapLink(kind) : BUSINESS.links.map;
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
