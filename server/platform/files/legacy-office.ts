import type { ByteReader } from './container-reader.ts';
import { DOC, type FileType, PPT, XLS } from './file-types.ts';

/**
 * Word, Excel and PowerPoint files before 2007 share one container (MS-CFB) with installers, mails and
 * thumbnail stores; what they are stands in the names of the streams inside.
 */
const BY_STREAM = new Map<string, FileType>([
  ['WordDocument', DOC],
  ['Workbook', XLS],
  ['Book', XLS],
  ['PowerPoint Document', PPT],
]);
/** Storages that hold macros: such a document is refused like its younger relatives. */
const MACROS = new Set(['VBA', 'Macros', '_VBA_PROJECT_CUR', '_VBA_PROJECT']);

const ENTRY_BYTES = 128;
/** Sectors that may be chained for the list of names: a document has a few dozen names, not thousands. */
const MAX_DIRECTORY_SECTORS = 512;
/** Entries of the sector table named in the header itself; a list of names beyond them belongs to a huge file. */
const HEADER_TABLES = 109;

export async function readLegacyOfficeType(reader: ByteReader): Promise<FileType | undefined> {
  const names = await readStreamNames(reader);
  if (names.some((name) => MACROS.has(name))) return undefined;
  for (const name of names) {
    const type = BY_STREAM.get(name);
    if (type) return type;
  }
  return undefined;
}

async function readStreamNames(reader: ByteReader): Promise<string[]> {
  const header = await reader.at(0, 512);
  const shift = header.length === 512 ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) return [];
  const sectorSize = 2 ** shift;
  const names: string[] = [];
  let sector: number | undefined = header.readUInt32LE(48);
  for (let step = 0; sector !== undefined && step < MAX_DIRECTORY_SECTORS; step += 1) {
    const bytes = await reader.at((sector + 1) * sectorSize, sectorSize);
    for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) names.push(nameAt(bytes, at));
    sector = bytes.length === sectorSize ? await nextSector(reader, header, sectorSize, sector) : undefined;
  }
  return names.filter((name) => name !== '');
}

/** 64 bytes of UTF-16 name, then its length in bytes with the closing zero. */
function nameAt(bytes: Buffer, at: number): string {
  const length = bytes.readUInt16LE(at + 64);
  return length >= 2 && length <= 64 ? bytes.toString('utf16le', at, at + length - 2) : '';
}

/** Looks the following sector up in the sector table; undefined at the end of the chain. */
async function nextSector(
  reader: ByteReader,
  header: Buffer,
  sectorSize: number,
  sector: number,
): Promise<number | undefined> {
  const perTable = sectorSize / 4;
  const table = Math.floor(sector / perTable);
  if (table >= HEADER_TABLES) return undefined;
  const tableSector = header.readUInt32LE(76 + table * 4);
  const entry = await reader.at((tableSector + 1) * sectorSize + (sector % perTable) * 4, 4);
  const next = entry.length === 4 ? entry.readUInt32LE(0) : 0xffffffff;
  return next < 0xfffffff0 ? next : undefined;
}
