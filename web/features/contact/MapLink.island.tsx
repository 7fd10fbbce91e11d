import { MapPin } from 'lucide-react';
import { type PhoneKind, usePhoneKind } from '../../lib/device/phone-kind.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';

/** Where the door is: its name on a map, its degrees, and the map's page. */
export interface Door {
  name: string;
  place: { latitude: number; longitude: number };
  map: string;
}

/** Half the width of the map shown, degrees: a few streets around the door. */
const REACH = 0.006;

/**
 * Where "Open in Maps" leads: on a phone to its own navigation app, with the door as a pin, elsewhere to the map's
 * page. `geo:` is RFC 5870 with Android's `q` for the pin's name; Apple documents `ll` and `q` of maps.apple.com. */
export function mapLink(kind: PhoneKind, { name, place, map }: Door): string {
  const at = `${place.latitude},${place.longitude}`;
  const pin = encodeURIComponent(name);
  if (kind === 'android') return `geo:${at}?q=${at}(${pin})`;
  if (kind === 'iphone') return `https://maps.apple.com/?ll=${at}&q=${pin}`;
  return map;
}

/** OpenStreetMap's page for embedding, with a mark at the door. */
export function mapFrame({ latitude, longitude }: Door['place']): string {
  const box = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2];
  const query = `bbox=${box.map((degree) => degree.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** As drawn, and without scripts, it leads to the map's page. */
function MapLink(door: Door) {
  const { t } = useTranslation('contact');
  const kind = usePhoneKind();
  const href = kind ? mapLink(kind, door) : door.map;
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
} satisfies ReactIsland<Door>;
