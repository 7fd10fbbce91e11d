import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '../../lib/content/content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonAnchor } from '../../ui/fields/Button.tsx';
import { ShareButton } from '../../ui/ShareButton.tsx';
import styles from './Welcome.module.css';

/** A card that says in three sentences where one is, with the crops one may have come for and the two ways to a human. */
export function Welcome({ crops }: { crops: ReactNode }) {
  const { t } = useTranslation('home');
  const { phone, links } = useContent('contact');
  return (
    <section className={styles.stage} aria-labelledby="welcome">
      <div className={styles.card}>
        {crops}
        <div>
          <h2 className={styles.title} id="welcome">
            {t('welcome.title')}
          </h2>
          <p className={styles.text}>{t('welcome.text')}</p>
        </div>
        <div className={styles.actions}>
          <ButtonAnchor
            tone="secondary"
            href={`tel:${phone.replaceAll(' ', '')}`}
            icon={<Phone aria-hidden="true" />}
          >
            {t('welcome.call')}
          </ButtonAnchor>
          <ButtonAnchor tone="secondary" href={links.whatsapp} icon={<MessageCircle aria-hidden="true" />}>
            {t('welcome.whatsapp')}
          </ButtonAnchor>
          <ShareButton text={t('share')} />
        </div>
      </div>
    </section>
  );
}
