import type { Message } from '#shared/contract/chat.ts';
import { CONSENT_STRINGS, ConsentChoice } from '../../features/picture-book/farmer/ConsentChoice.tsx';
import { loadStrings } from '../../lib/i18n.ts';

/** With its words, so that the card does not come twice. */
export async function loadConsent() {
  await loadStrings(CONSENT_STRINGS);
  return { default: ConsentMessage };
}

/** The question of a message: what was answered since stands with it. */
function ConsentMessage(_: { message: Pick<Message, 'text'> }) {
  return <ConsentChoice place="chat" />;
}
