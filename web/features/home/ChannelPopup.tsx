import { MessageCircle, X } from 'lucide-react';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { islandMarks } from '../../lib/islands/island.ts';
import { ButtonAnchor, IconButton } from '../../ui/fields/Button.tsx';
import { SampleMark } from '../../ui/site/SampleMark.tsx';
import CHANNEL_POPUP from './ChannelPopup.island.ts';
import styles from './ChannelPopup.module.css';

/**
 * In a document: tells of the messaging channel once a week at most. It lies over the banner's picture, where there is
 * nothing to tap, and scrolls away with it: it takes neither the focus nor any act of the first screen.
 */
export function ChannelPopup() {
  const { t, language } = useTranslation('moving');
  const { shown, title, text, action } = useContent('popup');
  const { links } = useContent('contact');
  if (!shown || !links.channel) return null;
  return (
    <aside hidden className={styles.popup} aria-label={t('popup.label')} {...islandMarks(CHANNEL_POPUP)}>
      <IconButton label={t('popup.later')} className={styles.close} data-dismiss>
        <X aria-hidden="true" />
      </IconButton>
      <p className={styles.title}>
        {title[language]} <SampleMark of="contact" />
      </p>
      <p>{text[language]}</p>
      <ButtonAnchor wide href={links.channel} icon={<MessageCircle aria-hidden="true" />} data-dismiss>
        {action[language]}
      </ButtonAnchor>
    </aside>
  );
}
