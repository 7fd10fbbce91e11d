// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import type { DraftFile } from '../model/pending-message.ts';
import { useVoiceNote } from './use-voice-note.ts';

const OWNER = 'farmer:9876543210';

/** The drafts drawer, in memory: jsdom has no database of a browser. */
const drawer = vi.hoisted(() => new Map<string, { file: DraftFile }>());
vi.mock('../model/outbox-database.ts', () => ({
  withOutboxDatabase: async (work: (database: unknown) => unknown) =>
    work({
      get: async (_store: string, [owner]: string[]) => drawer.get(owner ?? ''),
      put: async (_store: string, kept: { owner: string; file: DraftFile }) => drawer.set(kept.owner, kept),
      delete: async (_store: string, [owner]: string[]) => drawer.delete(owner ?? ''),
    }),
}));

class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    queueMicrotask(() => this.dispatchEvent(new Event('stop')));
  }
}

const getUserMedia = vi.fn(async () => ({ getTracks: () => [], getAudioTracks: () => [] }));
const SOUND = { duration: 2, getChannelData: () => new Float32Array(8_000) };
let decode: () => Promise<unknown>;
let clock = 0;

beforeEach(() => {
  drawer.clear();
  clock = 0;
  getUserMedia.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => decode();
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Decoding that takes until the test says so. */
function slowDecoding() {
  let finish = () => {};
  const begun = vi.fn();
  decode = () => {
    begun();
    return new Promise((resolve) => {
      finish = () => resolve(SOUND);
    });
  };
  return { begun, finish: () => act(async () => finish()) };
}

async function record(voice: { current: ReturnType<typeof useVoiceNote> }): Promise<void> {
  await act(async () => voice.current.start());
  await eventually(() => expect(voice.current.state.kind).toBe('recording'));
  clock += 3_000;
}

it('keeps a finished note that the phone cannot decode for the next page', async () => {
  decode = () => Promise.reject(new DOMException('', 'EncodingError'));
  const first = renderHook(() => useVoiceNote(OWNER));
  await record(first.result);
  await act(async () => first.result.current.stop());
  await eventually(() => expect(first.result.current.state.kind).toBe('draft'));
  first.unmount();

  const next = renderHook(() => useVoiceNote(OWNER));
  await eventually(() => expect(next.result.current.state).toMatchObject({ kind: 'draft', restored: true }));
  expect(next.result.current.state).toMatchObject({ file: { durationSeconds: 3 } });
});

it('records nothing over half a note of an earlier page that is still being measured', async () => {
  const { begun, finish } = slowDecoding();
  const file = { blob: new Blob(['half']), name: 'voice.webm', mimeType: 'audio/webm' };
  drawer.set(OWNER, { file });
  const { result } = renderHook(() => useVoiceNote(OWNER));
  await eventually(() => expect(begun).toHaveBeenCalledOnce());
  await act(async () => result.current.start());
  expect(result.current.state.kind).toBe('asking');
  await finish();
  await eventually(() => expect(result.current.state).toMatchObject({ kind: 'draft', restored: true }));
  expect(getUserMedia).not.toHaveBeenCalled();

  await act(async () => result.current.discard());
  await record(result);
  expect(getUserMedia).toHaveBeenCalledOnce();
  await act(async () => result.current.discard());
});

it('leaves a note thrown away that was thrown away while Stop was still at work', async () => {
  const { begun, finish } = slowDecoding();
  const { result } = renderHook(() => useVoiceNote(OWNER));
  await record(result);
  await act(async () => result.current.stop());
  await eventually(() => expect(begun).toHaveBeenCalledOnce());
  await act(async () => result.current.discard());
  expect(result.current.state.kind).toBe('idle');
  await finish();
  expect(result.current.state.kind).toBe('idle');
  expect(drawer.size).toBe(0);
});

it('goes on with the next recording when the one thrown away has ended', async () => {
  const { begun, finish } = slowDecoding();
  const { result } = renderHook(() => useVoiceNote(OWNER));
  await record(result);
  await act(async () => result.current.stop());
  await eventually(() => expect(begun).toHaveBeenCalledOnce());
  await act(async () => result.current.discard());
  await record(result);
  await finish();
  expect(result.current.state.kind).toBe('recording');
  expect(drawer.size).toBe(0);
  await act(async () => result.current.discard());
});

it('never shows what was said in one correspondence in the next', async () => {
  const { begun, finish } = slowDecoding();
  const { result, rerender } = renderHook(({ owner }) => useVoiceNote(owner), {
    initialProps: { owner: OWNER },
  });
  await record(result);
  await act(async () => result.current.stop());
  await eventually(() => expect(begun).toHaveBeenCalledOnce());
  rerender({ owner: 'farmer:9876500000' });
  expect(result.current.state.kind).toBe('idle');
  await finish();
  expect(result.current.state.kind).toBe('idle');
  expect([...drawer.keys()]).toEqual([OWNER]);
});

it('puts what is still being said away with the correspondence that is left', async () => {
  const { finish } = slowDecoding();
  const { result, rerender } = renderHook(({ owner }) => useVoiceNote(owner), {
    initialProps: { owner: OWNER },
  });
  await record(result);
  rerender({ owner: 'farmer:9876500000' });
  expect(result.current.state.kind).toBe('idle');
  await eventually(() => expect([...drawer.keys()]).toEqual([OWNER]));
  await finish();
  expect(result.current.state.kind).toBe('idle');
});
