import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedDose, soilDose } from './bio-dose.ts';
import { dripTime } from './drip-time.ts';
import { mulchFilm } from './mulch-film.ts';

it.each([
  [12, 1, 200, 250],
  [25, 3, 600, 750],
  [36, 3, 600, 750],
])('%i kg of seed take %i packets', (kg, packets, least, most) => {
  expect(seedDose(kg)).toEqual({ packets, grams: { least, most } });
});

it('gives bio-fertilizer to the soil by the acre', () => {
  expect(soilDose(3)).toMatchObject({ kilograms: { least: 6, most: 12 } });
  expect(soilDose(0)).toEqual({ invalid: 'acres' });
  expect(seedDose(Number.NaN)).toEqual({ invalid: 'seedKg' });
});

it('reckons film for an acre as the sheet does', () => {
  const film = (micron: number) => mulchFilm({ acres: 1, bedSpacing: 1.5, filmWidth: 1.2, micron });
  expect(film(25)).toMatchObject({ bedMetres: 2698, kilograms: expect.closeTo(75.3, 1) });
  expect(film(30)).toMatchObject({ kilograms: expect.closeTo(90.3, 1) });
  expect(film(0)).toEqual({ invalid: 'micron' });
  expect(mulchFilm({ acres: 1, bedSpacing: 1.5, filmWidth: 4, micron: 25 })).toEqual({
    invalid: 'filmWidth',
  });
});

const TOMATO = {
  eto: 5,
  kc: 1.15,
  rowMetres: 1.5,
  plantMetres: 0.45,
  wetted: 0.8,
  emitters: 1,
  litresPerHour: 2,
};

it('runs the drip as long as the sheet says', () => {
  expect(dripTime(TOMATO)).toMatchObject({
    litresPerPlant: expect.closeTo(3.45, 2),
    minutes: expect.closeTo(103.5, 1),
  });
  const areca = { ...TOMATO, kc: 0.75, rowMetres: 2.7, plantMetres: 2.7, wetted: 0.7 };
  expect(dripTime(areca)).toMatchObject({ litresPerPlant: expect.closeTo(21.3, 1) });
  expect(dripTime({ ...TOMATO, wetted: 1.2 })).toEqual({ invalid: 'wetted' });
  expect(dripTime({ ...TOMATO, emitters: 0 })).toEqual({ invalid: 'emitters' });
});

it('halves the time when the emitters double', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 1, max: 9, noNaN: true }),
      (emitters, eto) => {
        const once = dripTime({ ...TOMATO, eto, emitters });
        const twice = dripTime({ ...TOMATO, eto, emitters: emitters * 2 });
        if ('invalid' in once || 'invalid' in twice) throw new Error('invalid');
        expect(twice.minutes).toBeCloseTo(once.minutes / 2, 6);
        expect(twice.litresPerPlant).toBeCloseTo(once.litresPerPlant, 9);
      },
    ),
  );
});
