import { displayMobile } from '#shared/domain/digits.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './WalkIns.module.css';

interface ReadOutProps {
  name: string;
  mobile: string;
  doneLabel: string;
  onClose: () => void;
}

/** Where no SMS goes out: what the office says to the farmer instead. */
export function ReadOut({ name, mobile, doneLabel, onClose }: ReadOutProps) {
  const { t } = useTranslation('walkin');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('readOut.title', { name })}
      footer={
        <Button data-autofocus onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('readOut.lead')}</p>
        <p className={styles.say}>
          {t('readOut.sentence', { site: `${location.host}/farmers`, mobile: displayMobile(mobile) })}
        </p>
      </div>
    </Dialog>
  );
}
