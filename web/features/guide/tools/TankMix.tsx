import { useState } from 'react';
import { readGroups } from '#shared/domain/agronomy/mix-groups.ts';
import { mixProductOf, type UnlistedPack } from '#shared/domain/agronomy/mix-pack.ts';
import { judgeMix, type MixVerdict } from '#shared/domain/agronomy/tank-mix.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Answer, Fields, FigureField, NoAnswer, type ToolProps } from '../fields/ToolParts.tsx';
import { type Figure, isEmpty, useFigure } from '../fields/use-figure.ts';
import { MIX_PRODUCTS, type MixProductId } from './mix-products.ts';
import { OwnPack } from './OwnPack.tsx';
import styles from './TankMix.module.css';

const KINDS = ['insecticide', 'fungicide', 'feed', 'adjuvant', 'regulator', 'herbicide'] as const;
const TONE = { red: 'stop', amber: 'careful', green: 'good' } as const;
const JAR_STEPS = ['water', 'add', 'stand', 'look', 'plants'] as const;
const isPh = ({ value }: Figure) => value > 0 && value <= 14;

/** Whether some products may share a tank, and in which order they go in. */
export function TankMix({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [chosen, setChosen] = useState<readonly MixProductId[]>([]);
  const ph = useFigure('');
  const celsius = useFigure('');
  const toggle = (id: MixProductId) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const { own, add, remove } = useOwnPacks();
  const products = [...MIX_PRODUCTS.filter(({ id }) => chosen.includes(id)), ...own.map(mixProductOf)];
  const nameOf = useNames(own);
  const verdict = judgeMix(products, {
    ...(isPh(ph) ? { ph: ph.value } : {}),
    ...(Number.isNaN(celsius.value) ? {} : { celsius: celsius.value }),
  });
  return (
    <>
      {KINDS.map((kind) => (
        <fieldset key={kind} className={styles.kind}>
          <legend>{t(`mix.kind.${kind}`)}</legend>
          <div className={styles.products}>
            {MIX_PRODUCTS.filter((product) => product.kind === kind).map(({ id }) => (
              <label key={id} className={styles.product}>
                <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <span>{t(`mix.product.${id}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {own.length > 0 ? (
        <fieldset className={styles.kind}>
          <legend>{t('mix.own.mine')}</legend>
          <div className={styles.products}>
            {own.map(({ id }) => (
              <label key={id} className={styles.product}>
                <input type="checkbox" checked onChange={() => remove(id)} />
                <span>{nameOf(id)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
      <OwnPack onAdd={add} />
      <Surroundings ph={ph} celsius={celsius} />
      {products.length === 0 ? <NoAnswer /> : <Verdict verdict={verdict} nameOf={nameOf} onAsk={onAsk} />}
    </>
  );
}

/** The water and the hour, where the farmer knows them. */
function Surroundings({ ph, celsius }: { ph: Figure; celsius: Figure }) {
  const { t } = useTranslation('guidetools');
  return (
    <Fields>
      <FigureField
        label={t('mix.ph')}
        figure={ph}
        error={isPh(ph) || isEmpty(ph) ? undefined : t('wrongPh')}
      />
      <FigureField
        label={t('mix.celsius')}
        figure={celsius}
        unit="°C"
        error={celsius.value >= 0 || isEmpty(celsius) ? undefined : t('wrongNegative')}
      />
    </Fields>
  );
}

/** Packs the farmer described themselves. */
function useOwnPacks() {
  const [own, setOwn] = useState<readonly UnlistedPack[]>([]);
  const [last, setLast] = useState(0);
  return {
    own,
    add(pack: Omit<UnlistedPack, 'id'>): void {
      setOwn([...own, { ...pack, id: `own-${last + 1}` }]);
      setLast(last + 1);
    },
    remove: (id: string) => setOwn(own.filter((each) => each.id !== id)),
  };
}

/** What a product is called: one of the list by its name, one of their own by what stands on it. */
function useNames(own: readonly UnlistedPack[]): (id: string) => string {
  const { t } = useTranslation('guidetools');
  return (id) => {
    const pack = own.find((each) => each.id === id);
    if (!pack) return t(`mix.product.${id as MixProductId}`);
    const { kind, code, group } = pack;
    const name = t(`mix.own.kinds.${kind}`);
    if (kind === 'feed' || kind === 'adjuvant' || kind === 'microbe')
      return `${name} (${own.indexOf(pack) + 1})`;
    const number = readGroups(group)?.join(' + ') ?? '';
    const numbered = number === '' ? '' : `, ${t('mix.own.groupOf', { group: number })}`;
    return `${name} ${code}${numbered} (${own.indexOf(pack) + 1})`;
  };
}

interface VerdictProps extends ToolProps {
  verdict: MixVerdict;
  nameOf: (id: string) => string;
}

function Verdict({ verdict, nameOf, onAsk }: VerdictProps) {
  const { t } = useTranslation('guidetools');
  const names = verdict.order.map(({ id }) => nameOf(id));
  return (
    <Answer
      tone={TONE[verdict.colour]}
      onAsk={onAsk}
      sentences={[
        t(`mix.verdict.${verdict.colour}`),
        ...verdict.reasons.map((reason) => t(`mix.reason.${reason}`)),
        ...(verdict.colour === 'red' ? [t('mix.asked', { list: names.join(', ') })] : []),
      ]}
    >
      {verdict.colour === 'red' ? null : (
        <>
          <p className={styles.heading}>{t('mix.orderTitle')}</p>
          <ol className={styles.order}>
            <li>{t(`mix.firstWater.${verdict.water}`)}</li>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
            <li>{t('mix.lastWater')}</li>
          </ol>
          <p className={styles.heading}>{t('mix.jarTitle')}</p>
          <ol className={styles.order}>
            {JAR_STEPS.map((step) => (
              <li key={step}>{t(`mix.jar.${step}`)}</li>
            ))}
          </ol>
        </>
      )}
    </Answer>
  );
}
