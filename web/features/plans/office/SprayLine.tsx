import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanCardLine } from '#shared/contract/office/plan-card.ts';
import type { PlanChoice } from '#shared/contract/office/plans.ts';
import { HA_PER_ACRE } from '#shared/domain/agronomy/units.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { DOSE_PERS, MOST_LINES } from '#shared/domain/plan/plan.ts';
import { formatAtMost } from '../../../lib/format-figure.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskInput, DeskRow, DeskSelect } from '../../../ui/desk/DeskFields.tsx';
import { IconButton } from '../../../ui/fields/Button.tsx';
import { HoldLine } from '../holds/HoldLine.tsx';
import { useLabelDose } from './ChooseRow.tsx';
import styles from './Composer.module.css';
import type { PlanLine } from './draft-plan.ts';
import { LineFigures } from './LineFigures.tsx';

interface SprayLineProps {
  line: PlanLine;
  at: number;
  /** Its row of the label; undefined for a product the label does not have here. */
  row: PlanChoice | undefined;
  /** What it comes to, as the server reckons it; undefined while that is not known. */
  card: PlanCardLine | undefined;
  isStale: boolean;
  /** What the gates say of this line. */
  findings: ReactNode;
  onChange: (line: PlanLine) => void;
  onDrop: () => void;
}

/** One product of the plan: how much of it, in how much water, when, in which tank, in which pack. */
export function SprayLine(props: SprayLineProps) {
  const { line, at, row, card, isStale, findings, onChange, onDrop } = props;
  const { t, language } = useTranslation('plans');
  const doseOf = useLabelDose();
  const name = row ? textIn(row.name, language) : line.product;
  const put = (change: Partial<PlanLine>) => onChange({ ...line, ...change });
  return (
    <fieldset className={styles.line} data-point={lacks(card)}>
      <legend className={styles.legend}>
        <strong>{name}</strong>
        <span>{row ? t('label', { dose: doseOf(row) }) : ''}</span>
      </legend>
      <IconButton className={styles.dropLine} label={t('dropLine', { name })} onClick={onDrop}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      {findings}
      <DeskRow>
        {row?.printed ? <Dose line={line} row={row} onChange={put} /> : null}
        <DeskInput
          label={t('water')}
          unit={t('perAcreUnit')}
          type="number"
          inputMode="decimal"
          min={1}
          step="any"
          placeholder={card?.water_per_acre ? formatAtMost(card.water_per_acre) : ''}
          value={line.water ?? ''}
          onChange={({ target }) => put({ water: positive(target.value) })}
        />
        <DeskInput
          label={t('sprayOn')}
          type="date"
          required
          value={line.spray_on}
          // An emptied field is no day: what stood there stays.
          onChange={({ target }) => target.value && put({ spray_on: target.value })}
        />
        <DeskSelect
          label={t('tank')}
          options={Array.from({ length: MOST_LINES }, (_, index) => ({
            value: String(index + 1),
            label: t('tankOf', { number: index + 1 }),
          }))}
          chosen={String(line.tank)}
          onChoose={(tank) => tank && put({ tank: Number(tank) })}
        />
        {row && row.articles.length > 0 ? <Pack line={line} row={row} onChange={put} /> : null}
      </DeskRow>
      {card ? <LineFigures line={card} number={at + 1} isStale={isStale} /> : null}
      {row ? <HoldLine product={row.product} claim={row.claim} name={name} /> : null}
    </fieldset>
  );
}

/** The point that the line keeps the plan from. */
const lacks = (card: PlanCardLine | undefined) =>
  card === undefined || card.per_tank === null ? 'dose' : card.harvest_from === null ? 'harvest' : undefined;

interface PartProps {
  line: PlanLine;
  row: PlanChoice;
  onChange: (change: Partial<PlanLine>) => void;
}

/** Empty is the label's own dose, which stands there in grey. */
function Dose({ line, row: { printed }, onChange }: PartProps) {
  const { t } = useTranslation('plans');
  if (!printed) return null;
  const own = printed.per === 'hectare' ? 'acre' : 'litre';
  const per = line.dose?.per ?? own;
  const low = formatAtMost(printed.per === 'hectare' ? printed.low * HA_PER_ACRE : printed.low);
  const unit = line.dose?.unit ?? printed.unit;
  return (
    <>
      <DeskInput
        label={t('dose')}
        unit={t(`unit.${unit}`)}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={per === own ? low : ''}
        value={line.dose?.amount ?? ''}
        onChange={({ target }) => {
          const amount = positive(target.value);
          onChange({ dose: amount === null ? null : { amount, unit: printed.unit, per } });
        }}
      />
      <DeskSelect
        label={t('per')}
        options={DOSE_PERS.map((value) => ({ value, label: t(`each.${value}`) }))}
        chosen={per}
        disabled={line.dose === null}
        onChoose={(chosen) => line.dose && chosen && onChange({ dose: { ...line.dose, per: chosen } })}
      />
    </>
  );
}

function Pack({ line, row, onChange }: PartProps) {
  const { t, language } = useTranslation('plans');
  const sold = row.articles.flatMap(({ size, ...article }) => (size ? [{ ...article, size }] : []));
  return (
    <DeskSelect
      label={t('pack')}
      options={sold.map(({ sku, name, size }) => ({
        value: sku,
        label: `${size.amount} ${t(`unit.${size.unit}`)} · ${textIn(name, language)}`,
      }))}
      chosen={line.pack?.sku ?? null}
      none={t('noPack')}
      onChoose={(sku) => {
        const article = sold.find((each) => each.sku === sku);
        const pack = article && { sku: article.sku, size: article.size.amount, unit: article.size.unit };
        onChange({ pack: pack ?? null });
      }}
    />
  );
}

/** A figure above zero; null for an empty field, and for what is none. */
function positive(typed: string): number | null {
  const figure = Number(typed);
  return typed.trim() !== '' && figure > 0 ? figure : null;
}
