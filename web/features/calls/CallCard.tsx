import type { MessageOf } from '#shared/contract/chat.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { formatDate } from '../../lib/time.ts';

/** A phone call, in the same words for both sides: that it was, when, how long, and what was said. */
export function CallCard({ meta, text }: MessageOf<'call'>) {
  const { t, language } = useTranslation('chat');
  const { called_at: at, minutes } = meta;
  return (
    <>
      <strong>{t('call.title')}</strong>
      {at && minutes ? <p>{t('call.line', { when: formatDate(at, language), minutes })}</p> : null}
      <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p>
    </>
  );
}
