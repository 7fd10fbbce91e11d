import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { onOpenRequest } from '../../features/pwa/worker.ts';

/** A tapped notification opens its chat in the desk that is already there. */
export function useTappedNotification(): void {
  const navigate = useNavigate();
  const handleOpen = useEffectEvent((url: string) => void navigate(url));
  useEffect(() => onOpenRequest((url) => handleOpen(url)), []);
}
