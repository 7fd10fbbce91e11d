import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { CROP_CHARS, MOST_CROPS } from '#shared/domain/walk-in.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { cropName, cropNames } from '../../../lib/office/label-name.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import styles from './WalkIns.module.css';

interface CropsFieldProps {
  crops: readonly string[];
  onChange: (crops: string[]) => void;
}

/** Crops of the list, or in words of one's own; Enter and a comma take what is typed. */
export function CropsField({ crops, onChange }: CropsFieldProps) {
  const { t, language } = useTranslation('walkin');
  const [typed, setTyped] = useState('');
  const listId = useId();

  function take(text: string): void {
    const added = text
      .split(/[,;]/)
      .map((each) => each.trim())
      .filter((each) => each !== '' && !crops.includes(each));
    if (added.length > 0) onChange([...crops, ...added].slice(0, MOST_CROPS));
    setTyped('');
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && typed === '' && crops.length > 0) {
      onChange(crops.slice(0, -1));
    }
  }

  return (
    <div>
      <div className={styles.cropLine}>
        <TextField
          label={t('add.crops')}
          hint={t('add.cropsHint')}
          list={listId}
          autoComplete="off"
          maxLength={CROP_CHARS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => take(typed)}
        />
        <Button tone="secondary" disabled={typed.trim() === ''} onClick={() => take(typed)}>
          {t('add.cropAdd')}
        </Button>
      </div>
      <datalist id={listId}>
        {cropNames(language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul className={styles.chips}>
        {crops.map((crop) => (
          <li key={crop}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('add.cropRemove', { crop: cropName(crop, language) })}
              onClick={() => onChange(crops.filter((each) => each !== crop))}
            >
              {cropName(crop, language)}
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
