import { lazy, Suspense } from 'react';
import type { CasePanelProps } from './CasePanel.tsx';
import { useOpenCase } from './use-open-case.ts';

const CasePanel = lazy(() => import('./CasePanel.tsx').then((module) => ({ default: module.CasePanel })));

/** Cases and plans of the open chat. Fetched when they are first wanted: whoever answers words alone never loads them. */
export function CaseDoor(props: Omit<CasePanelProps, 'opened' | 'onOpen'>) {
  const { opened, open } = useOpenCase();
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <CasePanel {...props} opened={opened} onOpen={open} />
    </Suspense>
  );
}
