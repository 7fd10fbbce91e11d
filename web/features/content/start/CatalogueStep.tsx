import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import type { ContentId } from '#shared/contract/content/kinds.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonLink } from '../../../ui/fields/Button.tsx';
import { ConfirmDialog } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { removeItem } from '../content.api.ts';
import deskStyles from '../desk/Desk.module.css';
import { DeskRow } from '../desk/DeskRow.tsx';
import { DESK } from '../item-names.ts';
import { CONTENT_KEY, useDeskLines } from '../use-content.ts';
import styles from './Start.module.css';

/** The price list: the articles that came with the program get the shop's own makers, or go; others are added or brought in. */
export function CatalogueStep({ samples }: { samples: readonly ContentId[] }) {
  const { t } = useTranslation('desk');
  const lines = useDeskLines().data.filter(({ kind }) => kind === 'product');
  const invented = lines.filter(({ key }) => samples.includes(`product:${key}`));
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.part}>
      <p role="status">
        {invented.length > 0
          ? t('start.catalogue.samples', { count: invented.length })
          : t('start.catalogue.own', { count: lines.length })}
      </p>
      {invented.length > 0 ? (
        <ul className={deskStyles.rows}>
          {invented.map((line) => (
            <DeskRow key={line.key} line={line} />
          ))}
        </ul>
      ) : null}
      <div className={styles.acts}>
        <ButtonLink tone="secondary" to={DESK}>
          {t('start.catalogue.desk')}
        </ButtonLink>
        {invented.length > 0 ? (
          <Button tone="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('start.catalogue.empty')}
          </Button>
        ) : null}
      </div>
      <p className={styles.soft}>
        {t('start.catalogue.import')} <Link to={DESK}>{t('start.catalogue.importLink')}</Link>
      </p>
      {isAsking ? <EmptyDialog lines={invented} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

/** Takes every article out of the list that came with the program; the history keeps them. */
function EmptyDialog({ lines, onClose }: { lines: readonly ContentLine[]; onClose: () => void }) {
  const { t } = useTranslation('desk');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function empty(): Promise<void> {
    setBusy(true);
    try {
      for (const { kind, key, version } of lines)
        await removeItem({ kind, key, version }).catch(orIsChangedAlready);
    } catch (error) {
      showToast(errorText(error, t('act.failed')), { tone: 'error' });
    }
    // The list says what is left, also of what a colleague changed meanwhile.
    await client.invalidateQueries({ queryKey: CONTENT_KEY });
    onClose();
  }
  return (
    <ConfirmDialog
      open
      title={t('start.catalogue.emptyTitle', { count: lines.length })}
      confirmLabel={t('start.catalogue.emptyDo')}
      busy={busy}
      onConfirm={() => void empty()}
      onCancel={onClose}
    >
      <p>{t('start.catalogue.emptyText')}</p>
    </ConfirmDialog>
  );
}

/** Taken away or made the shop's own meanwhile, by a colleague or by a call whose answer was lost: the others still go. */
function orIsChangedAlready(error: unknown): void {
  if (!(error instanceof HttpError && error.code === 'CONTENT_CHANGED')) throw error;
}
