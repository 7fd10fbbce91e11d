import { Paperclip } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import styles from './FileDrop.module.css';

/** Says that letting go here attaches what is being dragged. */
export function DropHint() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.hint} role="status">
      <Paperclip aria-hidden="true" />
      <span>{t('composer.drop')}</span>
    </div>
  );
}

interface FileDrop {
  /** Files are being held over the element. */
  isOver: boolean;
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dragged onto an element. Dragged words are the browser's own affair. */
export function useFileDrop(enabled: boolean, onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  /** Entering a child leaves nothing: only when as many have been left as entered is the element left. */
  const depth = useRef(0);

  function carriesFiles(event: DragEvent): boolean {
    return event.dataTransfer.types.includes('Files');
  }

  function end(): void {
    depth.current = 0;
    setIsOver(false);
  }

  return {
    isOver,
    handlers: {
      onDragEnter(event) {
        if (!enabled || !carriesFiles(event)) return;
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver(event) {
        // Also when nothing is taken: the browser would leave the page to show the file.
        if (carriesFiles(event)) event.preventDefault();
      },
      onDragLeave() {
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop(event) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        end();
        if (enabled) onFiles(filesOf(event.dataTransfer));
      },
    },
  };
}

/** The files in something pasted or dropped; none where words came along: those were meant (a table, a web page). */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files];
}
