import { OfficeLine } from '../../features/chat/OfficeLine.tsx';
import { LoginRequests } from '../../features/identity/login-requests/LoginRequests.tsx';
import { OnboardingPrompts } from './OnboardingPrompts.tsx';
import { StatutoryPriceWarning } from './StatutoryPriceWarning.tsx';

/**
 * What the office ought to know now. Where there is room it stands beside the list, in the place of the chat that is
 * not open: a line that comes or goes above the list would move the rows under somebody's pointer.
 */
export function DeskNotices() {
  return (
    <>
      <OfficeLine />
      <StatutoryPriceWarning />
      <OnboardingPrompts />
    </>
  );
}

/** Above the list: a farmer who waits for a code to be told is seen at any time; the rest where there is no other room. */
export function ListNotices({ isAlone }: { isAlone: boolean }) {
  return (
    <>
      <LoginRequests />
      {isAlone ? <DeskNotices /> : null}
    </>
  );
}
