import loadSigns from 'virtual:guide-signs';
import loadSpoken from 'virtual:guide-spoken';
import type { Language } from '#shared/domain/languages.ts';
import type { LineSources } from './lines.ts';

const WORDS = import.meta.glob('../../../../content/strings/*/{guidecrop,intake,plancard,told}.json', {
  import: 'default',
});

/** The texts of this build. @throws when the network has gone */
export async function loadSources(language: Language): Promise<LineSources> {
  const load = async <Name extends keyof LineSources['words']>(name: Name) =>
    (await WORDS[`../../../../content/strings/${language}/${name}.json`]?.()) as LineSources['words'][Name];
  const [intake, told, guidecrop, plancard, signs, guide] = await Promise.all([
    load('intake'),
    load('told'),
    load('guidecrop'),
    load('plancard'),
    loadSigns[language](),
    loadSpoken[language](),
  ]);
  return { words: { intake, told, guidecrop, plancard }, signs, guide };
}
