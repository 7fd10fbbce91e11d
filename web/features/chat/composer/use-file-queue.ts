import { useEffect, useState } from 'react';

/** What came from outside the page (another app's Share), for this chat's composer. */
export interface OfferedItems {
  files: readonly File[];
  text: string;
}

/** Files waiting for their last look before they go, one after another. */
export function useFileQueue(offered: OfferedItems | null) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    if (offered) setFiles((waiting) => [...waiting, ...offered.files]);
    setAside(false);
  }, [offered]);
  const current = files[0] ?? null;
  return {
    current,
    waiting: files.length,
    /** Put by, to read what came meanwhile. */
    isAside: isAside && current !== null,
    setAside,
    /** Words that were shared together with the file on the screen. */
    words: current !== null && offered?.files[0] === current ? offered.text : '',
    add(added: readonly File[]) {
      setFiles((waiting) => [...waiting, ...added]);
      setAside(false);
    },
    /** The current one was sent or deleted. */
    next: () => setFiles((waiting) => waiting.slice(1)),
  };
}
