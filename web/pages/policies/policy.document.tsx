import type { DocumentPage } from '../../build/site/document-page.ts';
import { PolicyPage } from '../../features/policies/PolicyPage.tsx';
import { policyAt } from '../../features/policies/policies.ts';

export default function PolicyDocument({ page }: { page: DocumentPage }) {
  return <PolicyPage id={policyAt(page.path)} body={page.content?.html.body ?? ''} />;
}
