import { useState } from 'react';
import { asRecord, type Dot, type Land, readLand } from '#shared/domain/agronomy/land-extent.ts';
import { formatArea } from '../../../lib/format-area.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './fields.module.css';

interface AreaFieldsProps {
  acres: number | null;
  /** Null: nothing is written; `isUnread`: what is written cannot be read, or not in one way. */
  onAcres: (acres: number | null, isUnread: boolean) => void;
}

/** A piece of land as the land record has it: acres, and guntas of which forty are one. */
export function AreaFields({ acres, onAcres }: AreaFieldsProps) {
  const { t } = useTranslation(['intake', 'told']);
  const [written, setWritten] = useState(() => textOf(acres));
  const [dot, setDot] = useState<Dot>(null);
  const land = readLand({ extent: 'gunta', ...written, dot });

  function write(next: { large: string; small: string }, meant: Dot): void {
    setWritten(next);
    setDot(meant);
    const read = readLand({ extent: 'gunta', ...next, dot: meant });
    onAcres(acresOf(read), !('empty' in read) && acresOf(read) === null);
  }
  const understood = acresOf(land);

  return (
    <div>
      <div className={styles.area}>
        <TextField
          label={t('area.acres')}
          inputMode="decimal"
          maxLength={12}
          value={written.large}
          onChange={({ target }) => write({ ...written, large: target.value }, null)}
        />
        <TextField
          label={t('area.guntas')}
          inputMode="decimal"
          maxLength={6}
          value={written.small}
          onChange={({ target }) => write({ ...written, small: target.value }, dot)}
        />
      </div>
      {'invalid' in land || ('acres' in land && understood === null) ? (
        <p role="alert">{t('area.wrong')}</p>
      ) : null}
      {understood === null ? null : <p className={styles.facts}>{formatArea(understood)}</p>}
      {'ask' in land ? (
        <div className={styles.which} role="status">
          <p>{t('area.which')}</p>
          <Button tone="secondary" onClick={() => write(written, 'gunta')}>
            {formatArea(land.ask.acres + land.ask.guntas / 40)}
          </Button>
          <Button tone="secondary" onClick={() => write(written, 'decimal')}>
            {t('area.decimal', { acres: land.ask.decimal })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const acresOf = (land: Land): number | null =>
  'acres' in land && land.acres <= 10_000 ? Math.round(land.acres * 10_000) / 10_000 : null;

function textOf(acres: number | null): { large: string; small: string } {
  if (acres === null) return { large: '', small: '' };
  const record = asRecord(acres);
  return { large: String(record.acres), small: record.guntas === 0 ? '' : String(record.guntas) };
}
