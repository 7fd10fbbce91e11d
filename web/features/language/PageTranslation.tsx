import { useEffect } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { translatePage } from './translate-page.ts';

/** The page-translation service in an app: asked again for each page and each switch of language. */
export function PageTranslation({ pathname }: { pathname: string }) {
  const { language } = useTranslation('common');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have such words
  useEffect(() => translatePage(language), [language, pathname]);
  return null;
}
