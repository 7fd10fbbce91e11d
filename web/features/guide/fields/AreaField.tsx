import { asRecord, EXTENTS, type Extent } from '#shared/domain/agronomy/land-extent.ts';
import { toAsciiDigits } from '#shared/domain/digits.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './ToolParts.module.css';
import { Choice, FigureField } from './ToolParts.tsx';
import type { Area } from './use-area.ts';

/** A field as the land record has it: acres and guntas, acres and cents, or hectares. */
export function AreaField({ area }: { area: Area }) {
  const { t } = useTranslation('guidetools');
  const { extent, large, small, land, set } = area;
  const wrong = (box: 'large' | 'small') =>
    'invalid' in land && land.invalid === box
      ? t(box === 'small' ? `extent.wrong.${extent}` : 'extent.wrong.large')
      : undefined;
  return (
    <>
      <Choice
        label={t('areaUnit')}
        chosen={extent}
        // Twenty guntas are not twenty cents.
        onChoose={(next: Extent) => set({ extent: next, small: '', large: '' })}
        options={EXTENTS.map((value) => ({ value, label: t(`extent.${value}`) }))}
      />
      <div className={styles.pair}>
        <FigureField
          label={t('area')}
          figure={{ text: large, value: 0, set: (text) => set({ large: text }) }}
          unit={t(extent === 'hectare' ? 'unit.hectare' : 'unit.acre')}
          error={wrong('large')}
          words={extent === 'gunta'}
        />
        {extent === 'hectare' ? null : (
          <FigureField
            label={t(`extent.small.${extent}`)}
            figure={{ text: small, value: 0, set: (text) => set({ small: text }) }}
            unit={t(`unit.${extent}`)}
            error={wrong('small')}
          />
        )}
      </div>
      {extent === 'gunta' ? <AskDot area={area} /> : null}
      {'acres' in land ? <Understood acres={land.acres} extent={extent} /> : null}
    </>
  );
}

/** '1.20' is 1 acre 20 guntas in the land record and 1.2 acres on a calculator: the farmer says which. */
function AskDot({ area }: { area: Area }) {
  const { t } = useTranslation('guidetools');
  const asked = area.dot === null ? area.land : null;
  const [, acres = '', guntas = ''] = /(\d+)[.,](\d+)/.exec(toAsciiDigits(area.large)) ?? [];
  if (area.dot === null && !(asked && 'ask' in asked)) return null;
  return (
    <Choice
      label={t('extent.ask', { text: area.large.trim() })}
      chosen={area.dot}
      onChoose={(dot) => area.set({ dot: dot as 'gunta' | 'decimal' })}
      options={[
        { value: 'gunta', label: t('extent.asGuntas', { acres: Number(acres), guntas: Number(guntas) }) },
        { value: 'decimal', label: t('extent.asDecimal', { acres: Number(`${acres}.${guntas}`) }) },
      ]}
    />
  );
}

/** Said back, to be held against the paper. */
function Understood({ acres, extent }: { acres: number; extent: Extent }) {
  const { t } = useTranslation('guidetools');
  const { acres: whole, guntas } = asRecord(acres);
  return (
    <p className={styles.hint} data-understood>
      {extent === 'gunta'
        ? t('extent.understood', { acres: whole, guntas: formatFigure(guntas) })
        : t('extent.understoodAcres', { acres: formatFigure(acres) })}
    </p>
  );
}
