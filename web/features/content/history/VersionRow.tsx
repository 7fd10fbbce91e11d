import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContentVersion } from '#shared/contract/content/desk.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { ChangeList } from '../changes/ChangeList.tsx';
import type { ContentItem } from '../content.api.ts';
import { usePersonName } from '../desk/state-words.ts';
import styles from './History.module.css';

interface VersionRowProps {
  kind: ContentKind;
  version: ContentVersion;
  /** The one it took the place of; null where that was the shipped one, or is not loaded yet. */
  before: ContentVersion | null;
  isCurrent: boolean;
  busy: boolean;
  onRestore: () => void;
}

export function VersionRow({ kind, version, before, isCurrent, busy, onRestore }: VersionRowProps) {
  const { t, language } = useTranslation('desk');
  const nameOf = usePersonName();
  const [isOpen, setOpen] = useState(false);
  const by = version.agreed_by
    ? t('history.byTwo', { who: nameOf(version.saved_by), second: nameOf(version.agreed_by) })
    : nameOf(version.saved_by);
  return (
    <li className={styles.row}>
      <p className={styles.when}>{formatDateTime(version.published_at, language)}</p>
      <p className={styles.who}>{by}</p>
      {version.body === null ? <p>{t('history.away')}</p> : null}
      {version.body !== null && before !== null ? (
        <Fold isOpen={isOpen} onToggle={() => setOpen(!isOpen)} label={t('history.changes')}>
          <ChangeList kind={kind} before={before.body ?? {}} after={version.body} />
        </Fold>
      ) : null}
      {isCurrent && version.body !== null ? <p className={styles.now}>{t('history.now')}</p> : null}
      {isCurrent || version.body === null ? null : <UseAgain busy={busy} onRestore={onRestore} />}
    </li>
  );
}

/** What was there before anybody published anything. */
export function ShippedRow({ item, busy, onRestore }: { item: ContentItem } & Omit<UseAgainProps, never>) {
  const { t } = useTranslation('desk');
  if (item.version === 0) return null;
  return (
    <li className={styles.row}>
      <p className={styles.when}>{t('history.shipped')}</p>
      <UseAgain busy={busy} onRestore={onRestore} />
    </li>
  );
}

interface UseAgainProps {
  busy: boolean;
  onRestore: () => void;
}

function UseAgain({ busy, onRestore }: UseAgainProps) {
  const { t } = useTranslation('desk');
  if (!useAbility('content.edit')) return null;
  return (
    <Button tone="secondary" icon={<RotateCcw aria-hidden="true" />} disabled={busy} onClick={onRestore}>
      {t('history.use')}
    </Button>
  );
}

interface FoldProps {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Reckoned only when somebody looks: a policy is long. */
function Fold({ isOpen, label, onToggle, children }: FoldProps) {
  return (
    <>
      <Button tone="quiet" aria-expanded={isOpen} onClick={onToggle}>
        {label}
      </Button>
      {isOpen ? children : null}
    </>
  );
}
