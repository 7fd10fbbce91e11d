import { useState } from 'react';
import type { PublishAnswer } from '#shared/contract/content/desk.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { type ContentItem, fetchItem, publishDraft } from '../content.api.ts';
import { revisionOf } from '../draft/draft-state.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { ShownFaults } from '../draft/use-shown-faults.ts';
import { isSame } from '../form/at-path.ts';
import { focusField } from '../form/focus-field.ts';

/** `shown`: what speaks against it stands in its place, at its fields or beside a colleague's text. */
type End = PublishAnswer['outcome'] | 'shown' | 'failed';

/** Publishes the draft that the server has, or asks for it where a second person has to agree. */
export function usePublish(
  draft: Draft,
  faults: ShownFaults,
): { busy: boolean; problem: string | undefined; publish: () => Promise<End> } {
  const { t } = useTranslation('desk');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function publish(): Promise<End> {
    const { item } = draft.keeper.state();
    setBusy(true);
    setProblem(undefined);
    try {
      return await draft.keeper.act(async () => {
        const seen = { kind: item.kind, key: item.key, revision: revisionOf(item) };
        const answer = await publishDraft(seen).catch((error: unknown) => whatCameOfIt(item, error));
        draft.keeper.adopt(answer.item);
        return answer.outcome;
      });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return await settle(error);
    } finally {
      setBusy(false);
    }
  }

  async function settle(error: HttpError): Promise<End> {
    const text = errorText(error, t('act.failed'));
    if (error.code !== 'CONTENT_INVALID' && error.code !== 'CONTENT_CHANGED') {
      setProblem(text);
      return 'failed';
    }
    showToast(text, { tone: 'error' });
    if (error.code === 'CONTENT_INVALID') {
      faults.refuse(error.fields);
      faults.showAll();
      focusField(...Object.keys(error.fields));
    } else {
      await draft.keeper.look().catch(() => false);
    }
    return 'shown';
  }
  return { busy, problem, publish };
}

/**
 * Where the answer was lost on the way, the item says whether it was done.
 * @throws what was thrown, where it was not, or nobody can tell
 */
async function whatCameOfIt(before: ContentItem, error: unknown): Promise<PublishAnswer> {
  if (!(error instanceof HttpError && error.status === 0)) throw error;
  const item = await fetchItem(before).catch(() => undefined);
  const { draft } = before;
  if (item && !item.draft && item.version === before.version + 1 && isSame(item.published, draft?.body))
    return { ok: true, outcome: 'published', item };
  if (item?.draft?.asked_by && item.draft.revision === draft?.revision)
    return { ok: true, outcome: 'waiting', item };
  throw error;
}
