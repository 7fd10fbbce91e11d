import { useEffect, useEffectEvent } from 'react';
import type { Message } from '#shared/contract/chat.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import type { Label } from '#shared/contract/office/labels.ts';
import { FARMER_LANGUAGE } from '#shared/domain/languages.ts';
import type { CaseItem } from '../../../features/cases/office/CaseItems.tsx';
import { CaseList } from '../../../features/cases/office/CaseList.tsx';
import { CaseView } from '../../../features/cases/office/CaseView.tsx';
import { guessCrop } from '../../../features/cases/office/new-case.ts';
import { useMakeCase } from '../../../features/cases/office/use-case-acts.ts';
import { useChatCases } from '../../../features/cases/office/use-cases.ts';
import { fileKind, fileOfMessage } from '../../../features/chat/model/message-file.ts';
import { FarmerFields } from '../../../features/fields/office/FarmerFields.tsx';
import type { SendGuard } from '../../../lib/chat-slots.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { DeskSection } from '../../../ui/desk/DeskFields.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { SidePanel } from '../../../ui/sheets/Dialog.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import { IntakeMessage } from '../../frame/IntakeMessage.tsx';
import type { OpenCase } from './CaseButton.tsx';
import styles from './CasePanel.module.css';
import { CasePlans } from './CasePlans.tsx';

/** So many of the farmer's newest messages are offered to a case; the thread has the others. */
const OFFERED = 60;

export interface CasePanelProps {
  chat: { id: number; name: string; labels: readonly Label[] };
  customer: Customer | undefined;
  messages: readonly Message[];
  guard: SendGuard;
  opened: OpenCase;
  /** Messages that a new case is to be made of, as soon as it is known of what crop. */
  from: readonly number[] | null;
  /** They have been made one. */
  onTaken: () => void;
  /** Takes a photo of the case into the picture book; undefined for who may not. */
  onMark: ((messageId: number) => void) | undefined;
  onOpen: (which: OpenCase) => void;
}

/** The desk of a doctor over a chat: its cases, what is known of one, and the plan that is written for it. */
export function CasePanel(props: CasePanelProps) {
  const { chat, customer, messages, guard, opened, onOpen, from, onTaken } = props;
  const { t } = useTranslation(['cases', 'plans']);
  const { cases, isFailed, retry } = useChatCases(chat.id);
  const { make, isBusy } = useMakeCase((id) => {
    onTaken();
    onOpen(id);
  });
  const known = cases ?? [];
  const guess = guessCrop(known, customer, chat.labels);
  const it = known.find(({ id }) => id === opened);
  const makeOf = (crop: string) =>
    void make({ chatId: chat.id, cases: known, customer, messages }, crop, from ?? undefined);

  // The press in the message's menu was the wish: where the crop can be guessed nothing more is asked.
  const handleFrom = useEffectEvent(() => guess !== null && makeOf(guess));
  const isKnown = cases !== undefined && (guess !== null || customer !== undefined);
  useEffect(() => {
    if (from && isKnown) handleFrom();
  }, [from, isKnown]);

  useMeantCase(known, opened === 'list' && from === null, onOpen);

  return (
    <SidePanel
      open
      onClose={() => onOpen(null)}
      title={t('title', { name: chat.name })}
      className={styles.panel ?? ''}
    >
      <div className={styles.desk} data-open={it !== undefined}>
        <div className={styles.case}>
          {isFailed ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
          <CaseList
            cases={isFailed ? [] : cases}
            open={it?.id ?? null}
            guess={guess}
            isBusy={isBusy}
            onOpen={onOpen}
            isAsked={from !== null}
            onMake={makeOf}
          />
          {it ? (
            <CaseView
              key={it.id}
              it={it}
              items={itemsOf(messages, it)}
              onMark={props.onMark}
              told={<CaseTold it={it} messages={messages} />}
              others={known.filter(({ id }) => id !== it.id)}
              onSplit={(ids) =>
                void make({ chatId: chat.id, cases: known, customer, messages }, it.facts.crop, ids)
              }
            />
          ) : null}
        </div>
        {it ? (
          <CasePlans
            key={it.id}
            it={it}
            farmerLanguage={customer?.language ?? FARMER_LANGUAGE}
            guard={guard}
            onSent={() => {
              showToast(t('plans:sentToast', { name: chat.name }), { tone: 'success' });
              onOpen(null);
            }}
          />
        ) : null}
      </div>
    </SidePanel>
  );
}

/** The one case that waits is the one that is meant; the others stand beside it. */
function useMeantCase(known: readonly Case[], isAsked: boolean, onOpen: (id: number) => void): void {
  const waiting = known.filter(({ state, worse }) => worse || state === 'new' || state === 'answered');
  const meant = isAsked && waiting.length === 1 ? waiting[0]?.id : undefined;
  useEffect(() => {
    if (meant !== undefined) onOpen(meant);
  }, [meant, onOpen]);
}

/** What the farmer told of a case themselves, photos by what they show, with what they skipped; beside it their fields. */
function CaseTold({ it, messages }: { it: Case; messages: readonly Message[] }) {
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

/** What of a thread a case may hold: the farmer's words and photos, oldest first, and what it holds already. */
function itemsOf(messages: readonly Message[], it: Case): CaseItem[] {
  const items = messages.flatMap((message) => {
    const { id, text, deleted, sender_role: by, message_type: kind } = message;
    const isHeld = it.message_ids.includes(id);
    if (deleted || kind === 'intake' || (!isHeld && (by !== 'farmer' || kind !== 'text'))) return [];
    const file = fileOfMessage(message);
    const isPhoto = file !== null && fileKind(file.mimeType) === 'photo';
    const words = text ?? file?.name ?? '';
    return [
      { id, text: words, photo: isPhoto ? { url: file.url, small: file.previewUrl ?? file.url } : null },
    ];
  });
  return items.filter(({ id }, at) => at >= items.length - OFFERED || it.message_ids.includes(id));
}
