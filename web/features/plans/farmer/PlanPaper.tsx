import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { dialAddress, EMERGENCY_LINES } from '#content/emergency.ts';
import type en from '#content/strings/en/plancard.json';
import type { PlanCard } from '#shared/contract/office/plan-card.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { CardLanguage, useCardWords, wordsByLanguage } from '../../../lib/card-words.ts';
import { shopName } from '../../../lib/content/shop-name.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import type { StaffPictureProps } from '../../../ui/StaffPicture.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { PlanSheet } from '../card/PlanSheet.tsx';
import type { SprayedOn } from '../card/plan-view.ts';
import styles from './PlanPaper.module.css';

const WORDS = wordsByLanguage(
  import.meta.glob<typeof en>('../../../../content/strings/*/plancard.json', {
    eager: true,
    import: 'default',
  }),
);
/** On the page while the papers are to be printed instead of it. */
const PRINTS = 'data-prints-plan';

interface PlanPaperProps {
  plan: PlanCard;
  doctor: StaffPictureProps | undefined;
  sprayedOn: SprayedOn;
  isReplaced: boolean;
  onClose: () => void;
}

/** A sheet of A4 in each language, for any shop: seen first, then printed or kept as PDF by the browser. */
export function PlanPaper({ onClose, ...paper }: PlanPaperProps) {
  const { t } = useTranslation('plancard');
  useEffect(() => {
    document.documentElement.setAttribute(PRINTS, '');
    return () => document.documentElement.removeAttribute(PRINTS);
  }, []);
  return (
    <>
      <SidePanel
        open
        onClose={onClose}
        title={t('paper.title')}
        footer={
          <Button wide icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('paper.print')}
          </Button>
        }
      >
        <Papers {...paper} />
      </SidePanel>
      {createPortal(
        <div className={styles.print} data-plan-paper>
          <Papers {...paper} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** The reader’s language first. */
function Papers(paper: Omit<PlanPaperProps, 'onClose'>) {
  const { language } = useTranslation('plancard');
  return [language, ...LANGUAGES.filter((each) => each !== language)].map((each) => (
    <div key={each} lang={each} className={styles.paper}>
      <CardLanguage value={{ language: each, words: WORDS[each] }}>
        <PlanSheet {...paper} foot={<Origin plan={paper.plan} />} />
      </CardLanguage>
    </div>
  ));
}

/** Whose paper it is, and whom to ring when somebody falls ill. */
function Origin({ plan }: { plan: PlanCard }) {
  const { t, language } = useCardWords('plancard');
  return (
    <p className={styles.origin}>
      <strong>{shopName()}</strong>
      <span>{formatWrittenDate(plan.sent_on, language)}</span>
      <span>{t('poison')}</span>
      <span className={styles.calls}>
        {EMERGENCY_LINES.map(({ key, number }) => (
          <a key={key} href={dialAddress(number)}>
            {number}
          </a>
        ))}
      </span>
    </p>
  );
}
