import { useEffect, useRef, useState } from 'react';

/** Plays one sound at a time, from the first of these addresses that this browser plays; silent when `of` changes. */
export function useListening(of: string, onFailed: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  function stop(): void {
    audio.current?.pause();
    audio.current = null;
    setPlaying(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is listened to is the trigger, not an input
  useEffect(() => stop, [of]);

  async function play(addresses: readonly string[]): Promise<void> {
    stop();
    for (const address of addresses) {
      const mine = new Audio(address);
      audio.current = mine;
      mine.onended = () => setPlaying(false);
      setPlaying(true);
      const isHeard = await mine.play().then(
        () => true,
        () => false,
      );
      if (isHeard || audio.current !== mine) return;
    }
    stop();
    onFailed();
  }

  return { isPlaying, play: (addresses: readonly string[]) => void play(addresses), stop };
}
