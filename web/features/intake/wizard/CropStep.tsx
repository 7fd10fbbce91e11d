import { useState } from 'react';
import type { Field } from '#shared/contract/clinic/fields.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { cropDrawing, cropName, DRAWN_CROPS, OTHER_CROPS } from '../crops.ts';
import { withCrop, withField } from '../draft/intake-draft.ts';
import type { StepProps } from '../draft/use-intake-draft.ts';
import styles from './IntakeWizard.module.css';
import { Picture, Tile, Tiles } from './Tile.tsx';

/** Own fields first, then the crops that are drawn, then all others by name, then the farmer's own word. */
export function CropStep({ draft, change, answer, fields }: StepProps & { fields: readonly Field[] }) {
  const { t, language } = useTranslation('intake');
  const { crop } = draft.answers;
  const isListed = crop === null || DRAWN_CROPS.includes(crop) || OTHER_CROPS.includes(crop);
  const [isMore, setMore] = useState(crop !== null && !DRAWN_CROPS.includes(crop));
  const cropTile = (each: string) => (
    <Tile
      key={each}
      drawing={<Picture src={cropDrawing(each)} />}
      isChosen={each === crop && draft.fieldId === null}
      onChoose={() => answer((now) => withCrop(now, each))}
    >
      {cropName(each, language)}
    </Tile>
  );
  return (
    <>
      {fields.length > 0 ? (
        <>
          <h3 className={styles.part}>{t('crop.fields')}</h3>
          <Tiles label={t('crop.fields')}>
            {fields.map((field) => (
              <Tile
                key={field.id}
                drawing={<Picture src={cropDrawing(field.crop)} />}
                isChosen={field.id === draft.fieldId}
                onChoose={() => answer((now) => withField(now, field))}
              >
                {field.name}
                {field.crop ? <small className={styles.small}>{cropName(field.crop, language)}</small> : null}
              </Tile>
            ))}
          </Tiles>
          <h3 className={styles.part}>{t('crop.all')}</h3>
        </>
      ) : null}
      <Tiles label={t('crop.all')}>{DRAWN_CROPS.map(cropTile)}</Tiles>
      {isMore ? (
        <>
          <h3 className={styles.part}>{t('crop.more')}</h3>
          <Tiles label={t('crop.more')}>{OTHER_CROPS.map(cropTile)}</Tiles>
          <TextField
            className={styles.field}
            label={t('crop.own')}
            maxLength={60}
            value={isListed ? '' : (crop ?? '')}
            onChange={({ target }) => change((now) => withCrop(now, target.value.trimStart() || null))}
          />
        </>
      ) : (
        <Button tone="secondary" wide className={styles.field} onClick={() => setMore(true)}>
          {t('crop.more')}
        </Button>
      )}
    </>
  );
}
