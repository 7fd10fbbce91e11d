import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function ShippingPage({ page }: { page: DocumentPage }) {
  return <PolicyPage id="shipping" body={page.content?.html.body ?? ''} />;
}
