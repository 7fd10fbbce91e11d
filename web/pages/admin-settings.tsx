import { useLocation, useSearchParams } from 'react-router';
import { OFFICE_ACT_GROUPS, type OfficeActGroup } from '#shared/domain/office-acts.ts';
import { AwayField } from '../features/assignments/AwayField.tsx';
import { OfficeLog } from '../features/audit/OfficeLog.tsx';
import type { LogFilter } from '../features/audit/use-office-log.ts';
import { BlockList } from '../features/customers/block-list/BlockList.tsx';
import { ImportCustomers } from '../features/customers/import/ImportCustomers.tsx';
import { People } from '../features/identity/people/People.tsx';
import { Profile } from '../features/identity/profile/Profile.tsx';
import { LabelsManager } from '../features/labels/LabelsManager.tsx';
import { Health } from '../features/operations/Health.tsx';
import { RepliesManager } from '../features/saved-replies/RepliesManager.tsx';
import { SettingsFrame, type SettingsPart, toSettingsPart } from '../features/settings/SettingsFrame.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { OfficePage } from './admin/OfficePage.tsx';
import { SoundCard } from './admin/SoundSwitch.tsx';

/** /admin/settings/{part}: saved replies, labels, blocked farmers, customers from a file, the office log, whether all is well; /admin/people; /admin/me. */
export default function AdminSettingsPage() {
  const { t } = useTranslation('settings');
  const part = toSettingsPart(useLocation().pathname);
  return (
    <OfficePage title={t('title')}>
      <SettingsFrame part={part}>
        <Part part={part} />
      </SettingsFrame>
    </OfficePage>
  );
}

function Part({ part }: { part: SettingsPart }) {
  if (part === 'blocked') return <BlockList />;
  if (part === 'labels') return <LabelsManager />;
  if (part === 'customers') return <ImportCustomers />;
  if (part === 'me') {
    return (
      <>
        <Profile />
        <SoundCard />
        <AwayField />
      </>
    );
  }
  if (part === 'people') return <People />;
  if (part === 'health') return <Health />;
  return part === 'log' ? <Log /> : <RepliesManager />;
}

/** What is shown of the log stands in the address: a reload and a link keep it. */
function Log() {
  const [params, setParams] = useSearchParams();
  const chat = params.get('chat') ?? '';
  const day = params.get('day') ?? '';
  const person = params.get('person') ?? '';
  const filter: LogFilter = {
    group: OFFICE_ACT_GROUPS.find((group) => group === params.get('group')) ?? null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    chatId: idOf(chat),
    staffId: idOf(person),
  };

  function handleFilter({ group, day: chosen, chatId, staffId }: LogFilter): void {
    setParams(toParams({ group, day: chosen, chat: chatId, person: staffId }), { replace: true });
  }
  return <OfficeLog filter={filter} onFilter={handleFilter} />;
}

const idOf = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

function toParams(entries: Record<string, OfficeActGroup | string | number | null>) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(entries)) if (value !== null) params.set(name, String(value));
  return params;
}
