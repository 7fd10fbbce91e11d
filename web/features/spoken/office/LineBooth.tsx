import { Check, Mic, Play, RotateCcw, Square, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { textIn } from '#shared/domain/by-language.ts';
import { SPOKEN_SECONDS } from '#shared/domain/content/spoken-line.ts';
import type { Language } from '#shared/domain/languages.ts';
import { browserCanPlay, voiceSources } from '../../../lib/aloud/voice-sources.ts';
import { useObjectUrl } from '../../../lib/device/use-object-url.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { formatDateTime, formatDuration } from '../../../lib/time.ts';
import { Button } from '../../../ui/fields/Button.tsx';
import { showToast } from '../../../ui/sheets/toast-store.ts';
import styles from './LineBooth.module.css';
import { useLineActs } from './use-line-acts.ts';
import type { OfficeLine } from './use-lines.ts';
import { useListening } from './use-listening.ts';
import { type MakeRecorder, type TakeState, useTake } from './use-take.ts';

interface LineBoothProps {
  line: OfficeLine;
  language: Language;
  at: number;
  count: number;
  makeRecorder: MakeRecorder;
  reload: () => Promise<unknown>;
  /** Undefined at the ends. */
  onNext: (() => void) | undefined;
  onFormer: (() => void) | undefined;
  /** Kept: on to the line that was next. */
  onKept: () => void;
}

/** One line, large: speak it, listen, keep it, go on. */
export function LineBooth({ line, language, at, count, makeRecorder, reload, ...ways }: LineBoothProps) {
  const { t } = useTranslation('spoken');
  const { state, problem, ...take } = useTake(`${language}/${line.key}`, makeRecorder);
  const acts = useLineActs(line, language, reload);
  const said = ways.onNext ? t('kept') : t('keptLast');

  async function keep(): Promise<void> {
    if (state.kind !== 'taken' || !(await acts.keep(state.take, said))) return;
    take.discard();
    ways.onKept();
  }

  return (
    <section className={styles.booth} aria-label={t('at', { at, count })}>
      <p className={styles.about}>
        {t('at', { at, count })} · {t(`groups.${line.group}`)}
        {line.about ? ` · ${line.about}` : null}
      </p>
      <p className={styles.text} lang={language} data-line={line.key}>
        {line.text}
      </p>
      <Former line={line} isBusy={acts.isBusy} onUndo={acts.undo} onRemove={acts.remove} />
      <div className={styles.acts}>
        <RecordButton state={state} hasFormer={line.recording?.sound != null} {...take} />
        <ListenButton line={line} state={state} />
        {state.kind === 'taken' ? (
          <>
            <Button
              busy={acts.isBusy}
              icon={<Check aria-hidden="true" />}
              data-shortcut="e"
              onClick={() => void keep()}
            >
              {t('keep')}
            </Button>
            <Button tone="quiet" icon={<Trash2 aria-hidden="true" />} onClick={take.discard}>
              {t('discard')}
            </Button>
          </>
        ) : null}
      </div>
      <p role="status" className={styles.status}>
        {problem ? t(`problem.${problem}`) : <Status state={state} />}
      </p>
      <ChooseFile onChoose={take.choose} />
      <div className={styles.ways}>
        <Button tone="secondary" disabled={!ways.onFormer} data-shortcut="k" onClick={ways.onFormer}>
          {t('former')}
        </Button>
        <Button tone="secondary" disabled={!ways.onNext} data-shortcut="j" onClick={ways.onNext}>
          {t('next')}
        </Button>
        <span className={styles.keys}>{t('keys')}</span>
      </div>
    </section>
  );
}

function Status({ state }: { state: TakeState }) {
  const { t } = useTranslation('spoken');
  if (state.kind === 'asking') return t('asking');
  if (state.kind === 'taken') return t('taken');
  if (state.kind !== 'recording') return null;
  return t('recording', { time: formatDuration(state.seconds), most: formatDuration(SPOKEN_SECONDS) });
}

interface RecordButtonProps {
  state: TakeState;
  hasFormer: boolean;
  start: () => void;
  stop: () => void;
}

function RecordButton({ state, hasFormer, start, stop }: RecordButtonProps) {
  const { t } = useTranslation('spoken');
  if (state.kind === 'recording') {
    return (
      <Button tone="danger" icon={<Square aria-hidden="true" />} data-shortcut="v" onClick={stop}>
        {t('stop')}
      </Button>
    );
  }
  const isSecond = state.kind === 'taken' || hasFormer;
  return (
    <Button
      tone={state.kind === 'taken' ? 'secondary' : 'primary'}
      icon={<Mic aria-hidden="true" />}
      disabled={state.kind === 'asking'}
      data-shortcut="v"
      onClick={start}
    >
      {t(isSecond ? 'again' : 'record')}
    </Button>
  );
}

/** What was just spoken, else what is kept. */
function ListenButton({ line, state }: { line: OfficeLine; state: TakeState }) {
  const { t } = useTranslation('spoken');
  const url = useObjectUrl(state.kind === 'taken' ? state.take.sound : undefined);
  const sound = line.recording?.sound;
  const kept = sound
    ? voiceSources(
        { url: sound.url, mimeType: sound.mime, copyUrl: sound.copy_url ?? undefined },
        browserCanPlay,
      )
    : [];
  const addresses = url === null ? kept : [url];
  const { isPlaying, play, stop } = useListening(`${line.key} ${addresses.join(' ')}`, () =>
    showToast(t('unplayable'), { tone: 'error' }),
  );
  if (addresses.length === 0 || state.kind === 'recording') return null;
  return (
    <Button
      tone="secondary"
      icon={isPlaying ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
      data-shortcut="p"
      onClick={() => (isPlaying ? stop() : play(addresses))}
    >
      {t(isPlaying ? 'listenStop' : 'listen')}
    </Button>
  );
}

interface FormerProps {
  line: OfficeLine;
  isBusy: boolean;
  onUndo: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** What is kept of this line: who spoke it, for which words, and the way back. */
function Former({ line: { recording, state }, isBusy, onUndo, onRemove }: FormerProps) {
  const { t, language } = useTranslation('spoken');
  if (!recording) return null;
  const { sound, spoken_by: by, spoken_at, has_earlier } = recording;
  return (
    <div className={styles.former}>
      {state === 'stale' ? (
        <p>
          <strong>{t('state.stale')}.</strong> {t('staleText')} <q>{recording.text}</q>
        </p>
      ) : null}
      {sound && by ? (
        <p>{t('by', { who: textIn(by, language), day: formatDateTime(spoken_at, language) })}</p>
      ) : null}
      {sound && !sound.plays_everywhere ? <p className={styles.warning}>{t('onlySome')}</p> : null}
      <div className={styles.acts}>
        {has_earlier ? (
          <Button
            tone="quiet"
            disabled={isBusy}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => void onUndo()}
          >
            {t('undo')}
          </Button>
        ) : null}
        {sound ? (
          <Button
            tone="quiet"
            disabled={isBusy}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void onRemove()}
          >
            {t('remove')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('spoken');
  const input = useRef<HTMLInputElement>(null);
  function handlePick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file may be wanted twice; a browser tells only of changes.
    target.value = '';
    if (file) onChoose(file);
  }
  return (
    <div className={styles.file}>
      <Button tone="quiet" icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('upload')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        hidden
        tabIndex={-1}
        aria-label={t('upload')}
        onChange={handlePick}
      />
      <span className={styles.keys}>{t('uploadHelp')}</span>
    </div>
  );
}
