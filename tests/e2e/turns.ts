/**
 * What a journey is played with: a language, or a language and a screen. Its steps are the same in each, and each costs the
 * suite as much again, so `npm test` plays the turns it names; `npm run trials -- languages` plays them all.
 *
 * @param all every turn, the first of them played by `npm test` unless `short` names others
 */
export function turns<Turn>(all: readonly Turn[], short: readonly Turn[] = all.slice(0, 1)): readonly Turn[] {
  return process.env.EVERY_LANGUAGE === '1' ? all : short;
}
