import { Users } from 'lucide-react';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import styles from './Item.module.css';
import type { Draft } from './use-draft.ts';

interface ConflictProps {
  draft: Draft;
  theirs: Record<string, unknown>;
}

/** A colleague saved this meanwhile: both texts side by side, and whose shall stand. */
export function Conflict({ draft, theirs }: ConflictProps) {
  const { t, language } = useTranslation('desk');
  const { item, body, met: saved } = draft.now;
  const who = saved?.saved_by ? textIn(saved.saved_by.name as LocalizedText, language) : null;
  return (
    <section className={styles.conflict} role="alert" aria-label={t('conflict.title')}>
      <h3>
        <Users aria-hidden="true" /> {t('conflict.title')}
      </h3>
      <p>
        {saved && who
          ? t('conflict.draft', { who, when: formatDateTime(saved.saved_at, language) })
          : t('conflict.published')}
      </p>
      <ChangeList
        kind={item.kind}
        before={theirs}
        after={body}
        sides={{ before: t('conflict.theirs'), after: t('conflict.mine') }}
      />
      <div className={styles.buttons}>
        <Button tone="secondary" onClick={draft.keeper.takeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button onClick={() => void draft.keeper.keepMine()}>{t('conflict.keepMine')}</Button>
      </div>
    </section>
  );
}
