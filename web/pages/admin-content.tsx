import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ContentDesk } from '../features/content/desk/ContentDesk.tsx';
import { ItemPage } from '../features/content/draft/ItemPage.tsx';
import { DESK, itemAddress, PRICE_LIST, readItemName } from '../features/content/item-names.ts';
import { PriceList } from '../features/content/prices/PriceList.tsx';
import { NotYours } from '../features/settings/NotYours.tsx';
import { useShortcuts } from '../features/shortcuts/use-shortcuts.ts';
import { useAbility } from '../lib/abilities.ts';
import { useTranslation } from '../lib/i18n.ts';
import { officePlace } from '../lib/office-place.ts';
import { EmptyState } from '../ui/States.tsx';
import { SubScreen } from '../ui/sheets/SubScreen.tsx';
import { OfficePage } from './admin/OfficePage.tsx';

/** /admin/content: what the shop says and sells; /admin/content/{kind}/{key}: the form of one item. */
export default function AdminContentPage() {
  const { t } = useTranslation('desk');
  return (
    <OfficePage title={t('title')}>
      <Place />
    </OfficePage>
  );
}

function Place() {
  const { t } = useTranslation(['desk', 'prices']);
  const { kind, key } = useParams();
  useShortcuts({});
  const name = readItemName(kind, key);
  const back = kind
    ? { to: DESK, label: t('backToDesk'), shortcut: 'u' }
    : { to: officePlace(), label: t('back'), shortcut: 'u' };
  return (
    <SubScreen title={kind === PRICE_LIST ? t('prices:heading') : t('heading')} back={back}>
      <ForReaders>
        {kind === PRICE_LIST && !key ? (
          <PriceList />
        ) : name ? (
          <ItemPage key={itemAddress(name)} name={name} />
        ) : kind ? (
          <EmptyState icon={<DoorClosed aria-hidden="true" />} title={t('item.unknown')}>
            {t('item.unknownText')}
          </EmptyState>
        ) : (
          <ContentDesk />
        )}
      </ForReaders>
    </SubScreen>
  );
}

/** Whoever may not see it is told so, and nothing is asked for. */
function ForReaders({ children }: { children: ReactNode }) {
  return useAbility('content.read') ? children : <NotYours />;
}
