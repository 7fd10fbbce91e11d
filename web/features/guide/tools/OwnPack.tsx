import { useState } from 'react';
import { readGroups } from '#shared/domain/agronomy/mix-groups.ts';
import type { UnlistedPack } from '#shared/domain/agronomy/mix-pack.ts';
import { MIXING_ORDER, type MixCode } from '#shared/domain/agronomy/mixing-order.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { useForbidden, usePackName } from '../fields/PackName.tsx';
import styles from '../fields/ToolParts.module.css';
import { Fields, FigureField, Pick } from '../fields/ToolParts.tsx';

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
  const name = usePackName();
  const sayForbidden = useForbidden();
  const hasLetters = !WITHOUT_LETTERS.includes(kind);
  const isUnreadable = hasLetters && readGroups(group) === null;
  function add(): void {
    if (isUnreadable || name.stops) return;
    onAdd({ kind, code, group: hasLetters ? group : '' });
    setGroup('');
    name.setProduct('');
    name.setCrop('');
  }
  return (
    <details className={styles.further}>
      <summary>{t('mix.own.title')}</summary>
      <Fields>
        <FigureField
          label={t('mix.own.name')}
          figure={{ text: name.product, value: 0, set: name.setProduct }}
          error={name.verdict ? sayForbidden(name.verdict) : undefined}
          words
        />
        {name.verdict?.kind === 'restricted' ? (
          <FigureField
            label={t('forbidden.crop')}
            figure={{ text: name.crop, value: 0, set: name.setCrop }}
            words
          />
        ) : null}
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
            <FigureField
              label={t('mix.own.group')}
              figure={{ text: group, value: 0, set: setGroup }}
              error={isUnreadable ? t('mix.own.groupWrong') : undefined}
              words
            />
          </>
        ) : null}
      </Fields>
      <Button tone="secondary" onClick={add}>
        {t('mix.own.add')}
      </Button>
    </details>
  );
}
