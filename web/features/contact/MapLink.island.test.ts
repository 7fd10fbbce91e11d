import { expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { mapLink } from './MapLink.island.tsx';

it('opens the navigation app of a phone at the door, and the map’s page elsewhere', () => {
  const place = `${BUSINESS.place.latitude},${BUSINESS.place.longitude}`;
  const name = encodeURIComponent(BUSINESS.name);
  expect(mapLink('android')).toBe(`geo:${place}?q=${place}(${name})`);
  expect(mapLink('iphone')).toBe(`https://maps.apple.com/?ll=${place}&q=${name}`);
  expect(mapLink('desktop')).toBe(BUSINESS.links.map);
});
