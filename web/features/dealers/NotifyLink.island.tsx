import { STORED } from '../../lib/device/local-store.ts';
import { useStored } from '../../lib/device/use-stored.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';
import { type Addressee, letterLink, readNote, useLetter } from './dealer-note.ts';

/** At the head of the page: the letter as the form below would send it now. */
function NotifyLink({ email }: Pick<Addressee, 'email'>) {
  const { t } = useTranslation('dealers');
  const letter = useLetter(readNote(useStored(STORED.dealerNote)));
  return (
    <ButtonAnchor tone="accent" href={letterLink(letter, { email })}>
      {t('hero.notify')}
    </ButtonAnchor>
  );
}

export default {
  name: 'NotifyLink',
  wake: 'visible',
  words: ['dealers'],
  Component: NotifyLink,
} satisfies ReactIsland<Pick<Addressee, 'email'>>;
