import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkContent } from '#shared/contract/content/check.ts';
import type { ContentLine } from '#shared/contract/content/desk.ts';
import { CATEGORIES, NEW_ARTICLE } from '#shared/contract/content/products.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Choice } from '../../../ui/fields/Choice.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import { saveDraft } from '../content.api.ts';
import { useFieldWords } from '../form/field-words.ts';
import { useFaultWords } from '../form/form-context.ts';
import { blankOf, schemaOf } from '../form/schema.ts';
import { itemAddress } from '../item-names.ts';

interface AddArticleProps {
  lines: readonly ContentLine[];
  onClose: () => void;
}

/** The number of a new article, by which links and bills will name it, and its shelf; then its form. */
export function AddArticle({ lines, onClose }: AddArticleProps) {
  const { t } = useTranslation(['desk', 'common']);
  const words = useFieldWords('product');
  const say = useFaultWords();
  const navigate = useNavigate();
  const formId = useId();
  const [sku, setSku] = useState('');
  const [category, setCategory] = useState<(typeof CATEGORIES)[number] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const body = { ...FIRST, sku, category: category ?? undefined };
  const fault = (path: string) => checkContent('product', body).find((each) => each.path === path);
  const isTaken = lines.some(({ key }) => key === sku);
  const skuError = isTaken
    ? say({ path: 'sku', code: 'taken' })
    : isAsked || (sku !== '' && fault('sku')?.code !== 'missing' && sku.length > 2)
      ? say(fault('sku'))
      : undefined;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (isTaken || fault('sku') || category === null) return;
    setBusy(true);
    try {
      await saveDraft({ kind: 'product', key: sku, revision: 0, version: 0, body }).catch(orElseItsPage);
      await navigate(itemAddress({ kind: 'product', key: sku }));
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error, t('act.failed')));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('article.addTitle')}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('article.begin')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          label={words.label('sku')}
          hint={t('article.skuHint')}
          error={problem ?? skuError}
          value={sku}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          data-autofocus
          onChange={({ target }) => {
            setProblem(undefined);
            setSku(target.value.toUpperCase().replace(/\s+/g, '-'));
          }}
        />
        <Choice
          label={words.label('category')}
          options={CATEGORIES.map((value) => ({ value, label: words.choice('category', value) }))}
          chosen={category}
          error={isAsked && category === null ? say({ path: 'category', code: 'missing' }) : undefined}
          onChoose={setCategory}
        />
      </form>
    </Dialog>
  );
}

const FIRST = { ...(blankOf(schemaOf('product')) as Record<string, unknown>), ...NEW_ARTICLE };

/** A number that no line has and that is not new: the article was taken away, and its page has the history that brings it back. */
function orElseItsPage(error: unknown): void {
  if (!(error instanceof HttpError && error.code === 'CONTENT_CHANGED')) throw error;
}
