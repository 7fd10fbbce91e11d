import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function ShippingPage() {
  return <PolicyPage id="shipping" />;
}
