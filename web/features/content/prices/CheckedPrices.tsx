import { useEffect, useRef, useState } from 'react';
import type { PriceApplyAnswer, PriceCheckAnswer } from '#shared/contract/content/prices.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { errorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { FormProblem } from '../../../ui/fields/Refusal.tsx';
import { Counts } from '../../../ui/file-report/FileReport.tsx';
import { useItemTitle } from '../item-names.ts';
import { PlannedList } from './PlannedList.tsx';
import { PriceFaults } from './PriceFaults.tsx';
import styles from './PriceList.module.css';
import { applyPrices, checkPrices } from './prices.api.ts';

interface CheckedPricesProps {
  file: File;
  answer: PriceCheckAnswer;
  /** It would do something else by now. */
  onChecked: (answer: PriceCheckAnswer) => void;
  /** It was put in force; or, without an answer, not wanted. */
  onDone: (answer?: PriceApplyAnswer) => void;
}

const COUNTS = ['new', 'changed', 'unchanged', 'absent', 'faulty'] as const;

/** What a file would do, and what in it is wrong; then the one press that does it. */
export function CheckedPrices({ file, answer, onChecked, onDone }: CheckedPricesProps) {
  const { t } = useTranslation('prices');
  const mayPublish = useAbility('content.publish');
  const [isLeavingOut, setLeavingOut] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { count, mark } = answer;
  const applied = count.new + count.changed;

  async function apply(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      onDone(await applyPrices(file, mark, isLeavingOut));
    } catch (error) {
      setProblem(errorText(error, t('failed')));
      const isAnother =
        error instanceof HttpError && ['CONTENT_CHANGED', 'PRICES_FAULTY'].includes(error.code);
      if (isAnother) await look();
      setBusy(false);
    }
  }

  async function look(): Promise<void> {
    try {
      onChecked(await checkPrices(file));
      setProblem(t('checked.anew'));
    } catch (error) {
      setProblem(errorText(error, t('failed')));
    }
  }

  return (
    <div className={styles.part}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {answer.sheet ? t('checked.sheet', { name: file.name, sheet: answer.sheet }) : file.name}
      </h3>
      <p role="status">
        {t(`checked.${applied > 0 ? 'nothingYet' : count.faulty > 0 ? 'onlyFaults' : 'nothing'}`)}
      </p>
      <Counts
        counts={COUNTS.map((id) => ({
          id,
          label: t(`count.${id}`),
          count: count[id],
          isWrong: id === 'faulty' && count.faulty > 0,
        }))}
      />
      <NotRead answer={answer} />
      {count.faults > 0 ? <PriceFaults answer={answer} /> : null}
      {count.faulty > 0 && applied > 0 ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isLeavingOut}
            onChange={({ target }) => setLeavingOut(target.checked)}
          />
          <span>{t('checked.leaveOut', { count: count.faulty })}</span>
        </label>
      ) : null}
      {count.waiting > 0 ? <p>{t('checked.waiting', { count: count.waiting })}</p> : null}
      {applied > 0 ? <p className={styles.soft}>{t('undo.before')}</p> : null}
      <FormProblem problem={problem} />
      <div className={styles.actions}>
        {applied > 0 ? (
          <Button busy={busy} disabled={count.faulty > 0 && !isLeavingOut} onClick={() => void apply()}>
            {t(mayPublish ? 'checked.apply' : 'checked.ask', { count: applied })}
          </Button>
        ) : null}
        <Button tone={applied > 0 ? 'quiet' : 'primary'} disabled={busy} onClick={() => onDone()}>
          {t('checked.another')}
        </Button>
      </div>
      <PlannedList articles={answer.articles} count={applied} heading={t('changes.title')} />
    </div>
  );
}

/** Headers and sheets that were passed over, and what the shop has beside the file. */
function NotRead({ answer: { ignored, other_sheets: sheets, absent, count } }: { answer: PriceCheckAnswer }) {
  const { t } = useTranslation('prices');
  const titleOf = useItemTitle();
  return (
    <>
      {ignored.length > 0 ? <p>{t('checked.ignored', { headers: ignored.join(', ') })}</p> : null}
      {sheets.length > 0 ? <p>{t('checked.otherSheets', { sheets: sheets.join(', ') })}</p> : null}
      {count.absent > 0 ? (
        <details className={styles.more}>
          <summary>{t('checked.absent', { count: count.absent })}</summary>
          <p>
            {absent
              .map(({ key, title }) => `${titleOf({ kind: 'product', key }, title)} (${key})`)
              .join(', ')}
          </p>
        </details>
      ) : null}
    </>
  );
}
