import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function TermsPage({ page }: { page: DocumentPage }) {
  return <PolicyPage id="terms" body={page.content?.html.body ?? ''} />;
}
