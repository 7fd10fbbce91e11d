import { useState } from 'react';
import type { UnlistedPack } from '#shared/domain/agronomy/mix-pack.ts';
import { MIXING_ORDER, type MixCode } from '#shared/domain/agronomy/tank-mix.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ToolParts.module.css';
import { Fields, FigureField, Pick } from './ToolParts.tsx';

/** Kinds as the pack names them. */
const KINDS = ['insecticide', 'fungicide', 'herbicide', 'microbe', 'feed', 'regulator', 'adjuvant'] as const;
/** Letters on packs; feeds and stickers have their place by kind. */
const CODES = MIXING_ORDER.flat().filter(
  (code): code is Exclude<MixCode, 'feed' | 'adjuvant'> => code !== 'feed' && code !== 'adjuvant',
);
const WITHOUT_LETTERS: readonly string[] = ['feed', 'adjuvant', 'microbe'];

/** A pack that is not in the list: its kind, its letters and its group number, read off the label. */
export function OwnPack({ onAdd }: { onAdd: (pack: Omit<UnlistedPack, 'id'>) => void }) {
  const { t } = useTranslation('guidetools');
  const [kind, setKind] = useState<UnlistedPack['kind']>('insecticide');
  const [code, setCode] = useState<MixCode>('EC');
  const [group, setGroup] = useState('');
  const hasLetters = !WITHOUT_LETTERS.includes(kind);
  function add(): void {
    onAdd({ kind, code, group: hasLetters ? group : '' });
    setGroup('');
  }
  return (
    <details className={styles.further}>
      <summary>{t('mix.own.title')}</summary>
      <Fields>
        <Pick
          label={t('mix.own.kind')}
          chosen={kind}
          onChoose={setKind}
          options={KINDS.map((value) => ({ value, label: t(`mix.own.kinds.${value}`) }))}
        />
        {hasLetters ? (
          <>
            <Pick
              label={t('mix.own.code')}
              chosen={code}
              onChoose={setCode}
              options={CODES.map((value) => ({ value, label: value }))}
            />
            <FigureField label={t('mix.own.group')} figure={{ text: group, value: 0, set: setGroup }} words />
          </>
        ) : null}
      </Fields>
      <Button tone="secondary" onClick={add}>
        {t('mix.own.add')}
      </Button>
    </details>
  );
}
