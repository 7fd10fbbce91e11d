import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function RefundPage({ page }: { page: DocumentPage }) {
  return <PolicyPage id="refund" body={page.content?.html.body ?? ''} />;
}
