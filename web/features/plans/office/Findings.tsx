import { CircleAlert, OctagonX } from 'lucide-react';
import type { PlanFinding } from '#shared/contract/office/plans.ts';
import type { Reasons } from '#shared/domain/plan/reasons.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { DeskInput } from '../../../ui/desk/DeskFields.tsx';
import styles from './Composer.module.css';

interface FindingsProps {
  findings: readonly PlanFinding[];
  reasons: Reasons;
  onReason: (id: string, words: string) => void;
}

/** What the gates found: a stop with what to do about it, a warning with the place for its reason. */
export function Findings({ findings, reasons, onReason }: FindingsProps) {
  const { t } = useTranslation('plans');
  const wordsOf = useFindingWords();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.id} data-severity={finding.severity}>
          {finding.severity === 'stop' ? <OctagonX aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <div>
            <p role={finding.severity === 'stop' ? 'alert' : undefined}>
              <strong>{t(`severity.${finding.severity}`)}</strong> {wordsOf(finding)}
            </p>
            {finding.severity === 'warn' ? (
              <DeskInput
                label={t('reason')}
                maxLength={500}
                value={reasons[finding.id] ?? ''}
                onChange={({ target }) => onReason(finding.id, target.value)}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const sayFact = (fact: string | number): string =>
  typeof fact === 'number' ? fact.toLocaleString('en-IN', { maximumFractionDigits: 2 }) : fact;

/** What a finding says and what to do: by its gate, and by why where a gate has several reasons. */
export function useFindingWords(): (finding: PlanFinding) => string {
  const { t, language } = useTranslation(['plans', 'guidetools']);
  return ({ gate, facts }) => {
    const why = String(facts.why ?? '');
    const isMix = gate === 'mix' || gate === 'delicate-mix';
    const values = {
      ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, sayFact(fact)])),
      ...(isMix ? { why: say(`guidetools:mix.reason.${why}`) } : {}),
      from: formatWrittenDate(String(facts.from ?? ''), language),
      harvest: formatWrittenDate(String(facts.harvest ?? ''), language),
      day: formatWrittenDate(String(facts.day ?? facts.on ?? ''), language),
      who: String(facts[`who_${language}`] ?? facts.who_en ?? ''),
    };
    const exact = say(`finding.${gate}.${why}`, values);
    return exact === `finding.${gate}.${why}` ? say(`finding.${gate}`, values) : exact;
  };

  /** Keys are named by the server; one that has no words of its own comes back as it is. */
  function say(key: string, values?: Parameters<typeof t>[1]): string {
    return t(key as Parameters<typeof t>[0], values);
  }
}
