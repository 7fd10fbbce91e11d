import type { Language } from '#shared/domain/languages.ts';
import type { LineSources } from './lines.ts';

const WORDS = import.meta.glob('../../../../content/strings/*/{guidecrop,intake,plancard,told}.json', {
  import: 'default',
});

const GUIDE: Readonly<Record<Language, () => Promise<Pick<LineSources, 'signs' | 'guide'>>>> = {
  en: async () => ({
    signs: (await import('virtual:guide-signs/en')).default,
    guide: (await import('virtual:guide-spoken/en')).default,
  }),
  kn: async () => ({
    signs: (await import('virtual:guide-signs/kn')).default,
    guide: (await import('virtual:guide-spoken/kn')).default,
  }),
};

/** The texts of this build. @throws when the network has gone */
export async function loadSources(language: Language): Promise<LineSources> {
  const load = async <Name extends keyof LineSources['words']>(name: Name) =>
    (await WORDS[`../../../../content/strings/${language}/${name}.json`]?.()) as LineSources['words'][Name];
  const [intake, told, guidecrop, plancard, fromGuide] = await Promise.all([
    load('intake'),
    load('told'),
    load('guidecrop'),
    load('plancard'),
    GUIDE[language](),
  ]);
  return { words: { intake, told, guidecrop, plancard }, ...fromGuide };
}
