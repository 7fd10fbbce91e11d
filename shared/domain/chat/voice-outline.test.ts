import { describe, expect, test } from 'vitest';
import { loudness, OUTLINE_COLUMNS, voiceOutline } from './voice-outline.ts';

describe('the outline of a voice note', () => {
  test('has 64 columns from 0 to 100, whatever the length of the recording', () => {
    for (const length of [0, 1, 50, 64, 65, 5000]) {
      const outline = voiceOutline(Array.from({ length }, () => 0.3));
      expect(outline).toHaveLength(OUTLINE_COLUMNS);
      expect(outline.every((column) => column >= 0 && column <= 100)).toBe(true);
    }
  });

  test('reaches the top at its own loudest moment, soft voice or shout', () => {
    const quiet = [...Array(32).fill(0.02), ...Array(32).fill(0.08)];
    const loud = quiet.map((level) => level * 10);
    expect(voiceOutline(quiet)).toEqual(voiceOutline(loud));
    expect(voiceOutline(quiet)).toEqual([...Array(32).fill(50), ...Array(32).fill(100)]);
  });

  test('keeps a single clap in a long silence', () => {
    const levels = Array(6400).fill(0);
    levels[3210] = 0.5;
    expect(voiceOutline(levels).filter((column) => column > 0)).toEqual([100]);
  });

  test('draws silence flat instead of blowing up its hiss', () => {
    expect(Math.max(...voiceOutline(Array(100).fill(0.0001)))).toBeLessThanOrEqual(10);
    expect(voiceOutline([])).toEqual(Array(OUTLINE_COLUMNS).fill(0));
  });

  test('measures loudness as the ear does: a full sine is 0.71, silence 0', () => {
    const sine = Float32Array.from({ length: 800 }, (_, index) => Math.sin((2 * Math.PI * index) / 80));
    expect(loudness(sine)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(loudness(sine, 0, 400)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(loudness(new Float32Array(10))).toBe(0);
    expect(loudness([])).toBe(0);
  });
});
