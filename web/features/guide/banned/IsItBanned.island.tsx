import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { BANNED_PATH, NAME_KEY } from '#shared/domain/guide/banned-page.ts';
import { foldGuideWord, guideWords } from '#shared/domain/guide/rough-spelling.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import type { ReactIsland } from '../../../lib/islands/island.ts';
import { Loading } from '../../../ui/States.tsx';
import { SearchBox } from '../search/SearchBox.tsx';

const Answer = lazy(async () => ({ default: (await import('./BannedAnswer.tsx')).BannedAnswer }));

/** Judges a product by its name on the phone itself, narrows the list below to it, and puts it into the address to be shared. */
export function IsItBanned({ rows }: { rows: string }) {
  const { t } = useTranslation('guidesearch');
  const [name, setName] = useState('');
  const settled = useDeferredValue(name.trim());
  useEffect(() => setName(nameOfAddress()), []);
  useEffect(() => {
    filterList(settled);
    if (settled !== nameOfAddress()) history.replaceState(history.state, '', addressOf(settled));
  }, [settled]);
  return (
    <SearchBox
      label={t('page.label')}
      placeholder={t('page.placeholder')}
      value={name}
      autoCapitalize="off"
      spellCheck={false}
      onChange={setName}
    >
      {settled.length > 1 ? (
        <Suspense fallback={<Loading />}>
          <Answer name={settled} rows={rows} onMeant={setName} />
        </Suspense>
      ) : null}
    </SearchBox>
  );
}

const nameOfAddress = () => new URLSearchParams(location.search).get(NAME_KEY) ?? '';

function addressOf(name: string): string {
  const params = new URLSearchParams(location.search);
  if (name === '') params.delete(NAME_KEY);
  else params.set(NAME_KEY, name);
  return params.size > 0 ? `${BANNED_PATH}?${params}` : BANNED_PATH;
}

/** Shows the lines of the list in which a word of the name stands, however it is spelt; all of them where none has it. */
function filterList(name: string): void {
  const wanted = guideWords(name)
    .map(foldGuideWord)
    .filter((word) => word.length > 1);
  const lines = [...document.querySelectorAll<HTMLElement>('[data-product]')];
  const isMeant = (line: HTMLElement) => {
    const words = guideWords(line.textContent ?? '').map(foldGuideWord);
    return wanted.some((each) => words.some((word) => word.startsWith(each)));
  };
  const shown = new Set(lines.filter(isMeant));
  for (const line of lines) line.hidden = shown.size > 0 && !shown.has(line);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-products]')) {
    const has = [...shown].some((line) => fold.contains(line));
    fold.hidden = shown.size > 0 && !has;
    if (shown.size > 0) fold.open = has;
  }
}

export default {
  name: 'IsItBanned',
  wake: 'use',
  words: ['guidesearch'],
  Component: IsItBanned,
} satisfies ReactIsland<{ rows: string }>;
