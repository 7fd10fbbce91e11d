import { BookOpen, MessageCircle, Phone, Sprout } from 'lucide-react';
import { useContent } from '../lib/content/content.ts';
import { useTranslation } from '../lib/i18n.ts';
import { ButtonAnchor, ButtonLink } from '../ui/fields/Button.tsx';
import { Scene } from '../ui/site/Scene.tsx';
import styles from './payments/message-page.module.css';

/** Any address the site does not know. */
export default function NotFoundPage() {
  const { t } = useTranslation(['errors', 'common']);
  const { phone } = useContent('contact');
  return (
    <section className={styles.page}>
      <title>{`404 · ${t('page.notFoundTitle')}`}</title>
      <Scene name="not-found" first className={styles.scene} />
      <p className={styles.figure}>404</p>
      <h1 className={styles.title}>{t('page.notFoundTitle')}</h1>
      <p className={styles.text}>{t('page.notFoundText')}</p>
      <ButtonLink to="/">{t('page.home')}</ButtonLink>
      <nav className={styles.others} aria-labelledby="lost">
        <h2 className={styles.othersTitle} id="lost">
          {t('page.lostTitle')}
        </h2>
        <ButtonLink wide tone="secondary" to="/guide" icon={<BookOpen aria-hidden="true" />}>
          {t('common:nav.guide')}
        </ButtonLink>
        <ButtonLink wide tone="secondary" to="/products" icon={<Sprout aria-hidden="true" />}>
          {t('common:footer.products')}
        </ButtonLink>
        <ButtonLink wide tone="secondary" to="/farmers" icon={<MessageCircle aria-hidden="true" />}>
          {t('page.soonAction')}
        </ButtonLink>
        <ButtonAnchor
          wide
          tone="secondary"
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden="true" />}
        >
          {t('page.lostCall', { phone })}
        </ButtonAnchor>
      </nav>
    </section>
  );
}
