import loadSigns from 'virtual:guide-signs';
import loadSpoken from 'virtual:guide-spoken';
import { useQuery } from '@tanstack/react-query';
import type {
  SpokenAnswer,
  SpokenBody,
  SpokenFields,
  SpokenRecording,
  SpokenRecordingAnswer,
} from '#shared/contract/content/spoken.ts';
import { type SpokenState, spokenState } from '#shared/domain/content/spoken-line.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useProvenAbility } from '../../../lib/abilities.ts';
import { getJson, postJson, upload } from '../../../lib/http.ts';
import { type LineSources, linesOf, type SpokenLine } from './lines.ts';

const PATH = '/admin/spoken-lines';

export const changeLine = (act: 'undo' | 'remove', body: SpokenBody): Promise<unknown> =>
  postJson<SpokenRecordingAnswer>(`${PATH}/${act}`, body);

/** A line with what was recorded for it. */
export interface OfficeLine extends SpokenLine {
  state: SpokenState;
  /** Without `sound` it was taken out. */
  recording: SpokenRecording | undefined;
}

interface Lines {
  lines: OfficeLine[] | undefined;
  isFailed: boolean;
  reload: () => Promise<unknown>;
}

/** All lines in one language, and how each stands. */
export function useLines(language: Language): Lines {
  const mayRead = useProvenAbility('spoken.write');
  const sources = useQuery({
    queryKey: ['spoken', 'sources', language],
    queryFn: () => loadSources(language),
    enabled: mayRead,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const recorded = useQuery({
    queryKey: ['spoken', 'recordings', language],
    queryFn: ({ signal }) => fetchRecordings(language, signal),
    enabled: mayRead,
  });
  const lines =
    sources.data && recorded.data ? joined(linesOf(sources.data, language), recorded.data) : undefined;
  return {
    lines,
    isFailed: lines === undefined && (sources.isError || recorded.isError),
    reload: () => Promise.all([sources.isError ? sources.refetch() : null, recorded.refetch()]),
  };
}

function joined(lines: readonly SpokenLine[], recordings: readonly SpokenRecording[]): OfficeLine[] {
  const byKey = new Map(recordings.map((each) => [each.line, each]));
  return lines.map((line) => {
    const recording = byKey.get(line.key);
    return { ...line, recording, state: spokenState(line.text, recording?.sound ? recording : undefined) };
  });
}

async function fetchRecordings(language: Language, signal: AbortSignal): Promise<SpokenRecording[]> {
  const { recordings } = await getJson<SpokenAnswer>(PATH, { query: { language }, signal });
  return recordings;
}

/** The same `client_id` is kept once, however often it is sent. */
export function sendRecording(fields: SpokenFields, sound: Blob, name: string): Promise<unknown> {
  const form = new FormData();
  // The server looks at the fields before it takes a file in.
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
  form.append('file', sound, name);
  return upload(PATH, form);
}

const WORDS = import.meta.glob('../../../../content/strings/*/{guidecrop,intake,plancard,told}.json', {
  import: 'default',
});

/** The texts of this build. @throws when the network has gone */
async function loadSources(language: Language): Promise<LineSources> {
  const load = async <Name extends keyof LineSources['words']>(name: Name) =>
    (await WORDS[`../../../../content/strings/${language}/${name}.json`]?.()) as LineSources['words'][Name];
  const [intake, told, guidecrop, plancard, signs, guide] = await Promise.all([
    load('intake'),
    load('told'),
    load('guidecrop'),
    load('plancard'),
    loadSigns[language](),
    loadSpoken[language](),
  ]);
  return { words: { intake, told, guidecrop, plancard }, signs, guide };
}
