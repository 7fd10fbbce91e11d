import { BUSINESS } from '#content/business.ts';

/** Half the width of the map shown, degrees: a few streets around the door. */
const REACH = 0.006;

/** OpenStreetMap's page for embedding, with a mark at the door. */
export function mapFrame(): string {
  const { latitude, longitude } = BUSINESS.place;
  const box = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2];
  const query = `bbox=${box.map((degree) => degree.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
