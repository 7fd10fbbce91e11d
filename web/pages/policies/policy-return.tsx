import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function ReturnPage() {
  return <PolicyPage id="return" />;
}
