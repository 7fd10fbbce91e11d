import { type ComponentType, lazy, Suspense, useEffect, useId, useState } from 'react';
import type { GuideTool } from '#shared/domain/guide/guide-content.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Loading } from '../../ui/States.tsx';
import type { ToolProps } from './fields/ToolParts.tsx';
import { ToolDrawing } from './ToolDrawing.tsx';
import styles from './ToolFrame.module.css';

/** Each tool is code of its own, fetched when it is opened. */
const TOOLS: Record<GuideTool, ComponentType<ToolProps>> = {
  'my-field': lazy(async () => ({ default: (await import('./tools/MyField.tsx')).MyField })),
  'spray-dose': lazy(async () => ({ default: (await import('./tools/SprayDose.tsx')).SprayDose })),
  'harvest-date': lazy(async () => ({ default: (await import('./tools/HarvestDate.tsx')).HarvestDate })),
  'tank-mix': lazy(async () => ({ default: (await import('./tools/TankMix.tsx')).TankMix })),
  'fertilizer-blend': lazy(async () => ({
    default: (await import('./tools/FertilizerBlend.tsx')).FertilizerBlend,
  })),
  'bio-dose': lazy(async () => ({ default: (await import('./tools/BioDose.tsx')).BioDose })),
  'soil-test': lazy(async () => ({ default: (await import('./tools/SoilTest.tsx')).SoilTest })),
  'gypsum-lime': lazy(async () => ({ default: (await import('./tools/GypsumLime.tsx')).GypsumLime })),
  'mulch-film': lazy(async () => ({ default: (await import('./tools/MulchFilm.tsx')).MulchFilm })),
  'drip-time': lazy(async () => ({ default: (await import('./tools/DripTime.tsx')).DripTime })),
};

interface ToolFrameProps extends ToolProps {
  tool: GuideTool;
}

/** A tool behind its name: opened in place, by a tap or by an address that ends in #tool-…. */
export function ToolFrame({ tool, onAsk, dapRupees, rows }: ToolFrameProps) {
  const { t } = useTranslation('guide');
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const anchor = `tool-${tool}`;
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${anchor}`) setOpen(true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [anchor]);
  const Tool = TOOLS[tool];
  return (
    <section
      id={anchor}
      className={styles.frame}
      data-tool={tool}
      data-open={open || undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <ToolDrawing tool={tool} />
        <div className={styles.words}>
          <h3 id={titleId} className={styles.title}>
            {t(`tools.name.${tool}`)}
          </h3>
          <p className={styles.about}>{t(`tools.about.${tool}`)}</p>
        </div>
        <Button tone={open ? 'quiet' : 'primary'} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'tools.close' : 'tools.open')}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={<Loading />}>
          <Tool onAsk={onAsk} dapRupees={dapRupees} rows={rows} />
        </Suspense>
      ) : null}
    </section>
  );
}
