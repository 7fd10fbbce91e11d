import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function ReturnPage({ page }: { page: DocumentPage }) {
  return <PolicyPage id="return" body={page.content?.html.body ?? ''} />;
}
