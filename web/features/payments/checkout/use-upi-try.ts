import { useEffect, useState } from 'react';
import { newClientId } from '../../../lib/new-client-id.ts';

/** As long as a phone may take to bring up the app. */
const APP_COMES_MS = 2000;

/**
 * One try to pay: its reference (`first` of the first one), another one for the next try, and whether the app seems not to have come. A browser
 * never tells; a page still in sight after two seconds is all there is to go by.
 */
export function useUpiTry(first: string): { reference: string; notOpened: boolean; handleTry: () => void } {
  const [tries, setTries] = useState<readonly string[]>([first]);
  const [notOpened, setNotOpened] = useState(false);
  useEffect(() => {
    if (tries.length < 2) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && document.hasFocus()) setNotOpened(true);
    }, APP_COMES_MS);
    return () => clearTimeout(timer);
  }, [tries]);

  function handleTry(): void {
    setNotOpened(false);
    // After the tap has gone out with the link as it stands.
    setTimeout(() => setTries((before) => [...before, newReference()]));
  }
  return { reference: tries.at(-1) ?? '', notOpened, handleTry };
}

/** Short, so that the QR code stays coarse enough for an old camera; 60 random bits are plenty. */
export const newReference = () => `AV${newClientId().replaceAll('-', '').slice(0, 16).toUpperCase()}`;
