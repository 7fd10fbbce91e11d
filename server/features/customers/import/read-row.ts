import { normaliseMobile } from '#shared/domain/digits.ts';
import { FARMER_LANGUAGE, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { cleanText } from '#shared/domain/text-safety.ts';
import { type ImportColumn, type ImportFault, MOST_CROPS } from '#shared/domain/walk-in.ts';
import { AppError } from '../../../platform/errors.ts';
import { readProfile } from '../../identity/index.ts';
import { readCrops } from '../walk-ins/crops.ts';
import type { CsvRow } from './read-csv.ts';

/** A row as it would be entered. */
export interface SoundRow {
  mobile: string;
  name: string;
  address: string;
  language: Language;
  crops: string[];
  note: string;
}

export interface FoundFault {
  column: ImportColumn;
  /** The beginning of what stands there. */
  value: string;
  fault: ImportFault;
}

const SHOWN_CHARS = 60;
const NOTE_CHARS = 2000;

/** Every language by its code, and by its name in each of the others. */
const LANGUAGE_NAMES = new Map(
  LANGUAGES.flatMap((language) => {
    const names = LANGUAGES.map((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(language));
    return [language, ...names].map((name) => [(name ?? language).toLowerCase(), language] as const);
  }),
);

/** Raised with every change of how a cell is read: what a dry run found by other rules is not entered. */
export const READING_RULES = 2;

/** Judges a row cell by cell: every fault is named, not only the first. */
export function readRow({ cells }: CsvRow): SoundRow | FoundFault[] {
  const faults: FoundFault[] = [];
  const blame = (column: ImportColumn, fault: ImportFault) =>
    faults.push({ column, value: [...(cells[column] ?? '')].slice(0, SHOWN_CHARS).join(''), fault });
  const mobile = normaliseMobile(cells.mobile ?? '');
  if (mobile === null) blame('mobile', (cells.mobile ?? '').trim() === '' ? 'missing' : 'mobile_invalid');
  const profile = { name: '', address: '' };
  for (const field of ['name', 'address'] as const) {
    try {
      profile[field] = readProfile({ [field]: cells[field] ?? '' })[field];
      if (profile[field] === '') blame(field, 'missing');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      blame(field, 'too_long');
    }
  }
  const language = readLanguage(cells.language ?? '');
  if (language === undefined) blame('language', 'language_unknown');
  const named = (cells.crops ?? '').split(/[,;/|\n]/).filter((each) => each.trim() !== '');
  if (named.length > MOST_CROPS) blame('crops', 'too_many_crops');
  const note = cleanText(cells.note ?? '', Number.POSITIVE_INFINITY);
  if (note.length > NOTE_CHARS) blame('note', 'too_long');
  if (faults.length > 0 || mobile === null || language === undefined) return faults;
  return { mobile, ...profile, language, crops: readCrops(named), note };
}

/** By its code or any of its names; a farmer's own where nothing is said. */
function readLanguage(cell: string): Language | undefined {
  const word = cell.normalize('NFC').trim().toLowerCase();
  return word === '' ? FARMER_LANGUAGE : LANGUAGE_NAMES.get(word);
}
