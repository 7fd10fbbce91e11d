import type { LocalizedText } from '#shared/domain/by-language.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { useAbility, useOwnId } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { SampleWord } from '../../../ui/site/SampleMark.tsx';
import { useAct } from '../acts/use-act.ts';
import { decideDraft, scheduleDraft } from '../content.api.ts';
import { useStateWords } from '../desk/state-words.ts';
import { revisionOf } from './draft-state.ts';
import styles from './Item.module.css';
import type { Draft } from './use-draft.ts';

/** How the item stands, in a line; and where it waits for a word or a time, what can be said to that. */
export function ItemState({ draft }: { draft: Draft }) {
  const { t } = useTranslation('desk');
  const words = useStateWords();
  const { item } = draft.now;
  const saved = item.draft;
  return (
    <div className={styles.state}>
      <p className={styles.stateLine}>
        {words(item)} {item.sample ? <SampleWord /> : null}
      </p>
      {saved?.publish_at ? <Timed draft={draft} /> : saved?.asked_by ? <Waiting draft={draft} /> : null}
      {item.published === null && item.version > 0 && !saved ? <p>{t('item.gone')}</p> : null}
    </div>
  );
}

/** It is published by itself; until then its time can be taken off. */
function Timed({ draft }: { draft: Draft }) {
  const { t, language } = useTranslation('desk');
  const mayPublish = useAbility('content.publish');
  const act = useAct(draft);
  const { item } = draft.now;
  return (
    <div className={styles.notice}>
      <p>{t('schedule.waits', { when: formatDateTime(item.draft?.publish_at ?? '', language) })}</p>
      {mayPublish ? (
        <Button
          tone="secondary"
          busy={act.isBusy}
          onClick={() =>
            void act.run(async () =>
              draft.keeper.adopt(
                await scheduleDraft({ kind: item.kind, key: item.key, revision: revisionOf(item), at: null }),
              ),
            )
          }
        >
          {t('schedule.off')}
        </Button>
      ) : null}
    </div>
  );
}

/** A second person has to want it too. */
function Waiting({ draft }: { draft: Draft }) {
  const { t, language } = useTranslation('desk');
  const own = useOwnId();
  const mayPublish = useAbility('content.publish');
  const act = useAct(draft);
  const { item, saving, theirs } = draft.now;
  // Agreed to is what the server has: words of one's own that stand in the form are no part of it.
  const isRead = saving === 'saved' && theirs === null;
  const asker = item.draft?.asked_by ?? null;
  const isOwn = asker !== null && asker.id === own;
  const decide = (agree: boolean) =>
    act.run(async () =>
      draft.keeper.adopt(
        await decideDraft({ kind: item.kind, key: item.key, revision: revisionOf(item), agree }),
      ),
    );
  return (
    <div className={styles.notice} data-tone="waits">
      <p>
        {isOwn
          ? t('waits.own')
          : t('waits.by', { who: asker ? textIn(asker.name as LocalizedText, language) : '' })}
      </p>
      {mayPublish ? (
        <div className={styles.buttons}>
          <Button tone="secondary" disabled={act.isBusy} onClick={() => void decide(false)}>
            {t(isOwn ? 'waits.takeBack' : 'waits.refuse')}
          </Button>
          {isOwn ? null : (
            <Button disabled={act.isBusy || !isRead} onClick={() => void decide(true)}>
              {t('waits.agree')}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
