import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { NoticeAgreed } from '#shared/contract/accounts.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { noticeKey, readStored, writeStored } from '../../lib/local-store.ts';

/** What was agreed to on this device for this number, if it is the notice now in force. */
export function noticeAgreed(mobile: string): NoticeAgreed | undefined {
  const [version, language] = (readStored(noticeKey(mobile)) ?? '').split(' ');
  if (Number(version) !== PRIVACY_NOTICE_VERSION || (language !== 'en' && language !== 'kn'))
    return undefined;
  return { version: PRIVACY_NOTICE_VERSION, language };
}

/** In the language it is read in at this moment. */
export function keepAgreement(mobile: string): void {
  writeStored(noticeKey(mobile), `${PRIVACY_NOTICE_VERSION} ${currentLanguage()}`);
}
