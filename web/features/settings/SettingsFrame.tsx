import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Capability } from '#shared/domain/capabilities.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { Abilities, useAbility } from '../../lib/abilities.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { officePlace } from '../../lib/office-place.ts';
import { SubScreen } from '../../ui/sheets/SubScreen.tsx';
import { NotYours } from './NotYours.tsx';
import styles from './SettingsFrame.module.css';

/** The parts of the settings, in the order of their tabs; each has an address of its own. */
const SETTINGS_PARTS = [
  'replies',
  'labels',
  'blocked',
  'customers',
  'people',
  'me',
  'log',
  'health',
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** What each part is for those who may do. */
const NEEDS = {
  replies: 'reply.read',
  labels: 'inbox.read',
  blocked: 'customer.read',
  customers: 'customer.import',
  people: 'staff.read',
  me: 'device.manage',
  log: 'log.read',
  health: 'health.read',
} as const satisfies Record<SettingsPart, Capability>;

/** Those whose address is not below the settings. */
const PLACES: Partial<Record<SettingsPart, string>> = { people: '/admin/people', me: '/admin/me' };

const addressOf = (part: SettingsPart) => PLACES[part] ?? `/admin/settings/${part}`;

/** Around every part of the settings: the way back to the chats, and the way to the other parts. */
export function SettingsFrame({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const { t } = useTranslation('settings');
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the trigger, not an input
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [part]);
  // A phone's bar has no room for their doors.
  const seesCases = useAbility('plan.write');
  const seesPictures = useAbility('book.write');
  const speaks = useAbility('spoken.write');
  const seesNumbers = useAbility('numbers.read');
  const seesContent = useAbility('content.read');
  const abilities = useContext(Abilities);
  const isMine = (each: SettingsPart) => abilities === null || abilities.includes(NEEDS[each]);
  const parts = (
    <nav ref={tabs} className={styles.tabs} aria-label={t('parts')}>
      {SETTINGS_PARTS.filter((each) => isMine(each) || each === part).map((each) => (
        <Link
          key={each}
          to={addressOf(each)}
          replace
          className={styles.tab}
          aria-current={each === part ? 'page' : undefined}
        >
          {t(`part.${each}`)}
        </Link>
      ))}
      {seesCases ? (
        <Link to="/admin/cases?mine=1" className={styles.tab}>
          {t('cases')}
        </Link>
      ) : null}
      {seesPictures ? (
        <Link to="/admin/pictures" className={styles.tab}>
          {t('pictures')}
        </Link>
      ) : null}
      {speaks ? (
        <Link to="/admin/spoken" className={styles.tab}>
          {t('spoken')}
        </Link>
      ) : null}
      {seesContent ? (
        <Link to="/admin/content" className={styles.tab}>
          {t('content')}
        </Link>
      ) : null}
      {seesNumbers ? (
        <Link to="/admin/numbers" className={styles.tab}>
          {t('numbers')}
        </Link>
      ) : null}
    </nav>
  );
  return (
    <SubScreen title={t('heading')} back={{ to: officePlace(), label: t('back') }} nav={parts}>
      <h2 className={styles.part}>{t(`part.${part}`)}</h2>
      {isMine(part) ? children : <NotYours />}
    </SubScreen>
  );
}

/** What an address names; anything else is the first part. */
export function toSettingsPart(pathname: string): SettingsPart {
  return SETTINGS_PARTS.find((part) => addressOf(part) === withoutSlash(pathname)) ?? SETTINGS_PARTS[0];
}
