import { useInfiniteQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import type { ContentVersion } from '#shared/contract/content/desk.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PagedList, pagesOf, SkeletonRows } from '../../../ui/PagedList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { useAct } from '../acts/use-act.ts';
import { fetchVersions, restoreVersion } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import { CONTENT_KEY } from '../use-content.ts';
import styles from './History.module.css';
import { ShippedRow, VersionRow } from './VersionRow.tsx';

interface HistoryProps {
  draft: Draft;
  onClose: () => void;
}

/** Every version that was published of an item: when, by whom, what changed; each can be used again. */
export function History({ draft, onClose }: HistoryProps) {
  const { t } = useTranslation('desk');
  const { item } = draft.now;
  const { kind, key } = item;
  const act = useAct(draft);
  const query = useInfiniteQuery({
    queryKey: [...CONTENT_KEY, 'versions', kind, key],
    queryFn: ({ signal, pageParam }) => fetchVersions({ kind, key }, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ versions, more }) => (more ? (versions.at(-1)?.number ?? null) : null),
    staleTime: 0,
  });
  const list = pagesOf(query);
  const versions: readonly ContentVersion[] = query.data?.pages.flatMap((page) => page.versions) ?? [];

  async function restore(number: number): Promise<void> {
    const seen = { kind, key, revision: revisionOf(item) };
    const isDone = await act.run(async () => draft.keeper.adopt(await restoreVersion({ ...seen, number })));
    if (!isDone) return;
    showToast(t('history.restored'), { tone: 'success' });
    onClose();
  }

  return (
    <SidePanel open onClose={onClose} title={t('history.title')} className={styles.panel}>
      <PagedList
        list={list}
        words={{ failed: t('history.failed'), more: t('history.more') }}
        loading={<SkeletonRows label={t('history.loading')} first="40%" widths={['80%', '65%', '72%']} />}
        isEmpty={versions.length === 0}
        empty={
          <EmptyState icon={<FileClock aria-hidden="true" />} title={t('history.empty')}>
            {t('history.emptyText')}
          </EmptyState>
        }
      >
        <ol className={styles.list}>
          {versions.map((version, index) => (
            <VersionRow
              key={version.number}
              kind={kind}
              version={version}
              before={versions[index + 1] ?? null}
              isCurrent={version.number === item.version}
              busy={act.isBusy}
              onRestore={() => void restore(version.number)}
            />
          ))}
          {versions.length > 0 && !list.hasMore ? (
            <ShippedRow item={item} busy={act.isBusy} onRestore={() => void restore(0)} />
          ) : null}
        </ol>
      </PagedList>
    </SidePanel>
  );
}
