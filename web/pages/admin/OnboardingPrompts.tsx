import { PushOffer } from '../../features/push/PushOffer.tsx';
import { usePush } from '../../features/push/use-push.ts';

/** Notifications for the office, offered once. */
export function OnboardingPrompts() {
  const push = usePush('admin');
  return <PushOffer side="admin" push={push} when />;
}
