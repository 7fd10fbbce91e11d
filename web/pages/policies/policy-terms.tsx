import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function TermsPage() {
  return <PolicyPage id="terms" />;
}
