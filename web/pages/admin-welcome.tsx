import { Welcome } from '../features/identity/people/Welcome.tsx';
import { useTranslation } from '../lib/i18n.ts';

/** /admin/welcome#token: the link of an invitation, or of a reset. */
export default function AdminWelcomePage() {
  const { t } = useTranslation('people');
  return (
    <>
      <title>{t('welcome.title')}</title>
      <Welcome />
    </>
  );
}
