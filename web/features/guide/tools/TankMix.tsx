import { useState } from 'react';
import { judgeMix, type MixVerdict } from '#shared/domain/agronomy/tank-mix.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { MIX_PRODUCTS, type MixProductId } from './mix-products.ts';
import styles from './TankMix.module.css';
import { Answer, Fields, FigureField, NoAnswer } from './ToolParts.tsx';
import type { ToolProps } from './tool-props.ts';
import { useFigure } from './use-figure.ts';

const KINDS = ['insecticide', 'fungicide', 'feed', 'adjuvant', 'regulator', 'herbicide'] as const;
const TONE = { red: 'stop', amber: 'careful', green: 'good' } as const;
const JAR_STEPS = ['water', 'add', 'stand', 'look', 'plants'] as const;

/** Whether some products may share a tank, and in which order they go in. */
export function TankMix({ onAsk }: ToolProps) {
  const { t } = useTranslation('guidetools');
  const [chosen, setChosen] = useState<readonly MixProductId[]>([]);
  const ph = useFigure('');
  const celsius = useFigure('');
  const toggle = (id: MixProductId) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const products = MIX_PRODUCTS.filter(({ id }) => chosen.includes(id));
  const verdict = judgeMix(products, {
    ...(Number.isNaN(ph.value) ? {} : { ph: ph.value }),
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
      <Fields>
        <FigureField label={t('mix.ph')} figure={ph} />
        <FigureField label={t('mix.celsius')} figure={celsius} unit="°C" />
      </Fields>
      {products.length === 0 ? <NoAnswer /> : <Verdict verdict={verdict} onAsk={onAsk} />}
    </>
  );
}

function Verdict({ verdict, onAsk }: ToolProps & { verdict: MixVerdict }) {
  const { t } = useTranslation('guidetools');
  const names = verdict.order.map(({ id }) => t(`mix.product.${id as MixProductId}`));
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
            <li>{t('mix.firstWater')}</li>
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
