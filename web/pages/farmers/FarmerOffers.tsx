import type { Message } from '#shared/contract/chat.ts';
import { PushOffer } from '../../features/push/PushOffer.tsx';
import { usePush } from '../../features/push/use-push.ts';
import { InstallOffer } from '../../features/pwa/InstallOffer.tsx';

/** At most one offer at a time: notifications once the office has answered, the app once he has written. */
export function FarmerOffers({ messages }: { messages: readonly Message[] }) {
  const push = usePush('farmer');
  const hasAnswer = messages.some((message) => message.sender_role === 'admin');
  const hasWritten = messages.some((message) => message.sender_role === 'farmer');
  if (hasAnswer && push.state === 'unasked') return <PushOffer side="farmer" push={push} when />;
  return <InstallOffer when={hasWritten} />;
}
