import type { GuideTool } from '#shared/domain/guide/guide-content.ts';
import { ToolFrame } from '../../features/guide/ToolFrame.tsx';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { askDoctor } from './ask-doctor.ts';

/** A tool whose answer can be taken to the doctor. */
function Tool({ tool }: { tool: GuideTool }) {
  return <ToolFrame tool={tool} onAsk={askDoctor} />;
}

export default {
  name: 'Tool',
  wake: 'use',
  words: ['guide'],
  Component: Tool,
} satisfies ReactIsland<{ tool: GuideTool }>;
