import { BadgeCheck, SprayCan } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatWrittenDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Dialog } from '../../../ui/sheets/Dialog.tsx';
import styles from './FarmerPlan.module.css';
import type { PlanSend } from './plan-sends.ts';

interface SprayDoneProps {
  /** The day it was sprayed; null where the message that told it is gone, undefined while it is not. */
  doneOn: string | null | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** What was told before as the last spray; null for none. */
  former: { date: string; chemical: string } | null;
  /** What the office will be told of that day. */
  tell: (day: string) => PlanSend;
  onDone: (day: string) => void;
}

/** Sprayed: asked for the day, and before the last spray that was told is put aside. */
export function SprayDone({ doneOn, today, former, tell, onDone }: SprayDoneProps) {
  const { t, language } = useTranslation('plancard');
  const [day, setDay] = useState<string | null>(null);
  if (doneOn !== undefined)
    return (
      <p className={styles.done}>
        <BadgeCheck aria-hidden="true" />
        <span>
          {doneOn === null ? t('done.press') : t('done.on', { date: formatWrittenDate(doneOn, language) })}
        </span>
      </p>
    );
  const isDay = day !== null && day !== '' && day <= today;
  const { spray } = tell(day || today);
  return (
    <>
      <Button tone="secondary" wide icon={<SprayCan aria-hidden="true" />} onClick={() => setDay(today)}>
        {t('done.press')}
      </Button>
      <Dialog
        open={day !== null}
        onClose={() => setDay(null)}
        title={t('done.title')}
        footer={
          <Button
            wide
            disabled={!isDay}
            onClick={() => {
              if (day) onDone(day);
              setDay(null);
            }}
          >
            {t('done.send')}
          </Button>
        }
      >
        <div className={styles.ask}>
          <p>{t('done.lead')}</p>
          <TextField
            label={t('done.day')}
            name="sprayed_on"
            type="date"
            max={today}
            value={day ?? ''}
            onChange={(event) => setDay(event.target.value)}
          />
          <p>
            <strong lang="en">{spray?.chemical}</strong>
            <br />
            {spray?.dosage}
          </p>
          {former ? <p className={styles.former}>{t('done.former', { ...former })}</p> : null}
        </div>
      </Dialog>
    </>
  );
}
