import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PriceApplyAnswer, PriceCheckAnswer } from '#shared/contract/content/prices.ts';
import { useAbility } from '../../../lib/abilities.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, ButtonAnchor } from '../../../ui/fields/Button.tsx';
import { CheckedPrices } from './CheckedPrices.tsx';
import { ChoosePrices } from './ChoosePrices.tsx';
import styles from './PriceList.module.css';
import { EVERYTHING_ADDRESS, priceListAddress } from './prices.api.ts';
import { WaitingPrices } from './WaitingPrices.tsx';

type Step =
  | { at: 'choose' }
  | { at: 'checked'; file: File; answer: PriceCheckAnswer }
  | { at: 'done'; answer: PriceApplyAnswer };

/** /admin/content/prices: the price list taken along as a file, changed elsewhere, and read in again. */
export function PriceList() {
  const { t } = useTranslation('prices');
  const mayEdit = useAbility('content.edit');
  const [step, setStep] = useState<Step>({ at: 'choose' });
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('lead')}</p>
      <TakeAlong />
      <WaitingPrices />
      {mayEdit ? (
        <section className={styles.part} aria-labelledby="read-in">
          <h2 id="read-in" className={styles.heading}>
            {t('read.title')}
          </h2>
          {step.at === 'choose' ? (
            <ChoosePrices onChecked={(file, answer) => setStep({ at: 'checked', file, answer })} />
          ) : step.at === 'checked' ? (
            <CheckedPrices
              file={step.file}
              answer={step.answer}
              onChecked={(answer) => setStep({ ...step, answer })}
              onDone={(answer) => setStep(answer ? { at: 'done', answer } : { at: 'choose' })}
            />
          ) : (
            <Done answer={step.answer} onAnother={() => setStep({ at: 'choose' })} />
          )}
        </section>
      ) : null}
    </div>
  );
}

function TakeAlong() {
  const { t, language } = useTranslation('prices');
  const mayPublish = useAbility('content.publish');
  const icon = <Download aria-hidden="true" />;
  return (
    <section className={styles.part} aria-labelledby="take-along">
      <h2 id="take-along" className={styles.heading}>
        {t('take.title')}
      </h2>
      <p>{t('take.text')}</p>
      <div className={styles.actions}>
        <ButtonAnchor tone="secondary" icon={icon} href={priceListAddress('xlsx', language)} download>
          {t('take.xlsx')}
        </ButtonAnchor>
        <ButtonAnchor tone="secondary" icon={icon} href={priceListAddress('csv', language)} download>
          {t('take.csv')}
        </ButtonAnchor>
        {mayPublish ? (
          <ButtonAnchor tone="quiet" icon={icon} href={EVERYTHING_ADDRESS} download>
            {t('take.everything')}
          </ButtonAnchor>
        ) : null}
      </div>
      {mayPublish ? <p className={styles.soft}>{t('take.everythingText')}</p> : null}
    </section>
  );
}

interface DoneProps {
  answer: PriceApplyAnswer;
  onAnother: () => void;
}

function Done({ answer: { published, waiting }, onAnother }: DoneProps) {
  const { t } = useTranslation('prices');
  return (
    <div className={styles.part}>
      <div role="status">
        {published > 0 || waiting === 0 ? <p>{t('done.published', { count: published })}</p> : null}
        {waiting > 0 ? <p>{t('done.waiting', { count: waiting })}</p> : null}
      </div>
      <p>{t('undo.after')}</p>
      <div>
        <Button data-autofocus onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </div>
  );
}
