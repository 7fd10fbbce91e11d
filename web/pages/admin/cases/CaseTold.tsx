import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import { FarmerFields } from '../../../features/fields/office/FarmerFields.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskSection } from '../../../ui/desk/DeskFields.tsx';
import { IntakeMessage } from '../../frame/IntakeMessage.tsx';

/** What the farmer told of a case themselves, photos by what they show, with what they skipped; beside it their fields. */
export function CaseTold({ it, messages }: { it: Case; messages: readonly Message[] }) {
  const { t } = useTranslation('cases');
  const about = it.told.flatMap(({ intake }) => intake.field_id ?? []);
  return (
    <>
      {it.told.length > 0 ? (
        <DeskSection title={t('told')}>
          {it.told.map(({ message_id: id, intake }) => (
            <IntakeMessage key={id} intake={intake} thread={{ messages }} withUnsaid />
          ))}
        </DeskSection>
      ) : null}
      <DeskSection title={t('fields.title')}>
        <FarmerFields chatId={it.chat_id} about={about} />
      </DeskSection>
    </>
  );
}
