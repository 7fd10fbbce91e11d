import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function PrivacyPage() {
  return <PolicyPage id="privacy" />;
}
