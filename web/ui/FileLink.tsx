import { Download, FileText } from 'lucide-react';
import { useTranslation } from '../lib/i18n.ts';
import styles from './FileLink.module.css';
import { VisuallyHidden } from './States.tsx';

interface FileLinkProps {
  href: string;
  name: string;
  /** Kind and size: 'PDF · 1.2 MB'. */
  facts?: string;
}

/** A document one can open: its sheet, its name, what it weighs. */
export function FileLink({ href, name, facts }: FileLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.sheet} data-pdf={/\.pdf$/i.test(name) || undefined}>
        <FileText aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {facts ? <span className={styles.facts}>{facts}</span> : null}
      </span>
      <Download aria-hidden="true" className={styles.action} />
      <VisuallyHidden> ({t('action.opensNew')})</VisuallyHidden>
    </a>
  );
}
