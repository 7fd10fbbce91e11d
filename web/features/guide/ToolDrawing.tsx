import {
  CalendarCheck,
  CloudRain,
  Droplets,
  FlaskConical,
  Layers,
  ListChecks,
  type LucideIcon,
  Mountain,
  Package,
  Sprout,
  TestTubes,
} from 'lucide-react';
import type { GuideTool } from '#shared/domain/guide/guide-content.ts';
import styles from './ToolDrawing.module.css';

const ICONS: Record<GuideTool, LucideIcon> = {
  'my-field': ListChecks,
  'spray-dose': Droplets,
  'harvest-date': CalendarCheck,
  'tank-mix': FlaskConical,
  'fertilizer-blend': Package,
  'bio-dose': Sprout,
  'soil-test': TestTubes,
  'gypsum-lime': Mountain,
  'mulch-film': Layers,
  'drip-time': CloudRain,
};

/** The sign of a tool. */
export function ToolDrawing({ tool }: { tool: GuideTool }) {
  const Icon = ICONS[tool];
  return (
    <span className={styles.sign}>
      <Icon aria-hidden="true" />
    </span>
  );
}
