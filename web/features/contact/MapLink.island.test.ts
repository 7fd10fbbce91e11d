import { expect, it } from 'vitest';
import { mapLink } from './MapLink.island.tsx';

it('opens the navigation app of a phone at the door, and the map’s page elsewhere', () => {
  const door = { name: 'Rao & Sons', place: { latitude: 13.9, longitude: 75.6 }, map: 'https://map.test/' };
  expect(mapLink('android', door)).toBe('geo:13.9,75.6?q=13.9,75.6(Rao%20%26%20Sons)');
  expect(mapLink('iphone', door)).toBe('https://maps.apple.com/?ll=13.9,75.6&q=Rao%20%26%20Sons');
  expect(mapLink('desktop', door)).toBe(door.map);
});
