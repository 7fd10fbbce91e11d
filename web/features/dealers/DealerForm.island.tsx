import { Mail, MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { CopyButton } from '../../ui/CopyButton.island.tsx';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './DealerForm.module.css';
import { type Addressee, letterLink, letterOnWhatsapp, useDealerNote, useLetter } from './dealer-note.ts';

/** Five fields that become a letter; the ways to send it stand below, for phones without a mail app too. */
export function DealerForm(addressee: Addressee) {
  const { t } = useTranslation('dealers');
  const { form, note, handleInput } = useDealerNote();
  const letter = useLetter(note);
  const [opened, setOpened] = useState(false);
  const notesId = useId();
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        onInput={handleInput}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField name="name" label={t('form.name')} autoComplete="name" />
        <TextField name="mobile" label={t('form.mobile')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField name="gst" label={t('form.gst')} autoCapitalize="characters" autoComplete="off" />
        <TextField name="place" label={t('form.place')} autoComplete="address-level2" />
        <div className={styles.notes}>
          <label htmlFor={notesId}>{t('form.notes')}</label>
          <textarea id={notesId} name="notes" rows={3} placeholder={t('form.notesHint')} />
        </div>
        <div>
          <ButtonAnchor
            tone="accent"
            href={letterLink(letter, addressee)}
            icon={<Mail aria-hidden="true" />}
            onClick={() => setOpened(true)}
          >
            {t('hero.notify')}
          </ButtonAnchor>
          <p role="status" className={styles.status}>
            {opened ? t('form.sent') : null}
          </p>
        </div>
      </form>
      <OtherWays letter={letter} addressee={addressee} />
    </div>
  );
}

/** What to do when no mail app opens. */
function OtherWays({ letter, addressee }: { letter: string; addressee: Addressee }) {
  const { t } = useTranslation('dealers');
  const said = { copied: t('form.copied'), failed: t('form.copyFailed') };
  return (
    <aside className={styles.other} aria-label={t('form.noApp')}>
      <h3 className={styles.title}>{t('form.noApp')}</h3>
      <p>{t('form.noAppText')}</p>
      <pre className={styles.letter}>{letter}</pre>
      <p className={styles.address}>{addressee.email}</p>
      <div className={styles.ways}>
        <ButtonAnchor href={letterOnWhatsapp(letter, addressee)} icon={<MessageCircle aria-hidden="true" />}>
          {t('form.whatsapp')}
        </ButtonAnchor>
        <CopyButton text={letter} label={t('form.copyText')} {...said} />
        <CopyButton text={addressee.email} label={t('form.copyAddress')} {...said} />
      </div>
    </aside>
  );
}

export default {
  name: 'DealerForm',
  wake: 'visible',
  words: ['dealers'],
  Component: DealerForm,
} satisfies ReactIsland<Addressee>;
