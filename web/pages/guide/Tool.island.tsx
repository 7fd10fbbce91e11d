import type { GuideTool } from '#shared/domain/guide/guide-content.ts';
import type { ToolProps } from '../../features/guide/fields/ToolParts.tsx';
import { ToolFrame } from '../../features/guide/ToolFrame.tsx';
import type { ReactIsland } from '../../lib/islands/island.ts';
import { askDoctor } from './ask-doctor.ts';

type Given = { tool: GuideTool } & Pick<ToolProps, 'dapRupees' | 'rows'>;

/** A tool whose answer can be taken to the doctor. */
function Tool({ tool, dapRupees, rows }: Given) {
  return <ToolFrame tool={tool} onAsk={askDoctor} dapRupees={dapRupees} rows={rows} />;
}

export default {
  name: 'Tool',
  wake: 'use',
  words: ['guide'],
  Component: Tool,
} satisfies ReactIsland<Given>;
