import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';

export default function PrivacyPage({ page }: { page: DocumentPage }) {
  return <PolicyPage id="privacy" body={page.content?.html.body ?? ''} />;
}
