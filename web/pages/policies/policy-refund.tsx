import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function RefundPage() {
  return <PolicyPage id="refund" />;
}
