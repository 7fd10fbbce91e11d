import '../../features/alerts/card/alert-strings.ts';
import {
  Bell,
  BellOff,
  FolderLock,
  Languages,
  Leaf,
  LogOut,
  OctagonX,
  PhoneCall,
  Sprout,
  X,
} from 'lucide-react';
import { dialAddress, EMERGENCY_LINES } from '#content/emergency.ts';
import { BANNED_PATH } from '#shared/domain/guide/banned-page.ts';
import { SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGE_TABLE, otherLanguages } from '#shared/domain/languages.ts';
import { toggleAlertWish, useAlertWish } from '../../features/alerts/farmer/alert-wish.ts';
import { switchTo } from '../../features/language/LanguageToggle.tsx';
import { loadStrings, useTranslation } from '../../lib/i18n.ts';
import { ActionMenu, type ScreenPoint } from '../../ui/sheets/ActionMenu.tsx';
import { leaveTo } from '../../ui/sheets/use-back-closes.ts';
import { MENU_STRINGS } from './strings.ts';

interface DeskMenuProps {
  /** Where it was asked for; null while closed. */
  at: ScreenPoint | null;
  /** Asks the office for a call, for those who would rather talk; null where nothing can be sent. */
  onCallMe: (() => void) | null;
  /** What they told of their fields, to be changed. */
  onFields: () => void;
  onLogout: () => void;
  onClose: () => void;
}

/** With its words. */
export async function loadMenu() {
  await loadStrings(MENU_STRINGS);
  return DeskMenu;
}

/** What a farmer needs rarely: a call, no alerts, their fields, two pages of the guide, another language, their data, the way out, help for a poisoning. */
function DeskMenu({ at, onCallMe, onFields, onLogout, onClose }: DeskMenuProps) {
  const { t, language } = useTranslation(['chat', 'accounts', 'callme', 'alertcard', 'common']);
  const isUnwanted = useAlertWish() === false;
  return (
    <ActionMenu
      open={at !== null}
      at={at}
      title={t('bar.more')}
      actions={[
        ...(onCallMe
          ? [
              {
                key: 'call',
                label: t('callme:action'),
                icon: <PhoneCall aria-hidden="true" />,
                onSelect: onCallMe,
              },
            ]
          : []),
        {
          key: 'fields',
          label: t('callme:fields'),
          icon: <Sprout aria-hidden="true" />,
          onSelect: onFields,
        },
        {
          key: 'see',
          label: t('callme:see'),
          icon: <Leaf aria-hidden="true" />,
          onSelect: () => leaveTo(SEE_PATH),
        },
        {
          key: 'banned',
          label: t('callme:banned'),
          icon: <OctagonX aria-hidden="true" />,
          onSelect: () => leaveTo(BANNED_PATH),
        },
        ...otherLanguages(language).map((other) => ({
          key: other,
          label: LANGUAGE_TABLE[other].name,
          icon: <Languages aria-hidden="true" />,
          onSelect: () => switchTo(other),
        })),
        {
          key: 'alerts',
          label: t(isUnwanted ? 'alertcard:menu.want' : 'alertcard:menu.stop'),
          icon: isUnwanted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
          onSelect: () => void toggleAlertWish(),
        },
        {
          key: 'data',
          label: t('accounts:logout.myData'),
          icon: <FolderLock aria-hidden="true" />,
          onSelect: () => leaveTo('/my-data'),
        },
        {
          key: 'logout',
          label: t('accounts:logout.action'),
          icon: <LogOut aria-hidden="true" />,
          onSelect: onLogout,
        },
        ...EMERGENCY_LINES.map(({ key, number }) => ({
          key,
          label: `${number} ${t(`common:emergency.${key}`)}`,
          icon: null,
          onSelect: () => location.assign(dialAddress(number)),
        })),
      ]}
      cancel={{ key: 'cancel', label: t('menu.cancel'), icon: <X aria-hidden="true" />, onSelect: () => {} }}
      onClose={onClose}
    />
  );
}
