import { Copy } from 'lucide-react';
import { copyText } from '../lib/device/copy-text.ts';
import type { ReactIsland } from '../lib/islands/island.ts';
import { Button, type ButtonTone } from './fields/Button.tsx';
import { showToast } from './sheets/toast-store.ts';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said when it is done, and when the browser refuses. */
  copied: string;
  failed: string;
  tone?: ButtonTone;
  wide?: boolean;
  className?: string | undefined;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({
  text,
  label,
  copied,
  failed,
  tone = 'secondary',
  wide,
  className,
}: CopyButtonProps) {
  async function copy(): Promise<void> {
    const isDone = await copyText(text);
    showToast(isDone ? copied : failed, { tone: isDone ? 'success' : 'error' });
  }
  return (
    <Button
      tone={tone}
      wide={wide}
      className={className}
      icon={<Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

export default {
  name: 'CopyButton',
  wake: 'use',
  words: [],
  Component: CopyButton,
} satisfies ReactIsland<CopyButtonProps>;
