import { BUSINESS } from '#content/business.ts';
import type { phoneKind } from '../../lib/device/phone-kind.ts';

/** Half the width of the map shown, degrees: a few streets around the door. */
const REACH = 0.006;

/**
 * Where "Open in Maps" leads: on a phone to its own navigation app, with the door as a pin, elsewhere to the map's
 * page. `geo:` is RFC 5870 with Android's `q` for the pin's name; Apple documents `ll` and `q` of maps.apple.com. */
export function mapLink(kind: ReturnType<typeof phoneKind>): string {
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
