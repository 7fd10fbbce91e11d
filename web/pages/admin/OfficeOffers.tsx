import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { PushOffer } from '../../features/push/PushOffer.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { onOpenRequest } from '../../features/pwa/worker.ts';

/** Notifications for the office: offered above the list, and a tapped one opens its chat. */
export function OfficeOffers() {
  const push = usePush('admin');
  const navigate = useNavigate();
  const handleOpen = useEffectEvent((url: string) => void navigate(url));
  useEffect(() => onOpenRequest((url) => handleOpen(url)), []);
  return <PushOffer side="admin" push={push} when />;
}
