import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { NoticeAgreed } from '#shared/contract/identity.ts';
import { readLanguage } from '#shared/domain/languages.ts';
import { noticeKey, readStored, writeStored } from '../../../lib/device/local-store.ts';
import { currentLanguage } from '../../../lib/i18n.ts';

/** What was agreed to on this device for this number, if it is the notice now in force. */
export function noticeAgreed(mobile: string): NoticeAgreed | undefined {
  const [version, readIn] = (readStored(noticeKey(mobile)) ?? '').split(' ');
  const language = readLanguage(readIn);
  if (Number(version) !== PRIVACY_NOTICE_VERSION || !language) return undefined;
  return { version: PRIVACY_NOTICE_VERSION, language };
}

/** In the language it is read in at this moment. */
export function keepAgreement(mobile: string): void {
  writeStored(noticeKey(mobile), `${PRIVACY_NOTICE_VERSION} ${currentLanguage()}`);
}
