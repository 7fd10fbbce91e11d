import type { FileKind } from '#shared/domain/chat/upload-limits.ts';

/** One type that may be stored: how it is served, and which endings a name may have without lying. */
export interface FileType {
  mime: string;
  kind: FileKind;
  /** Without the dot; the first is given to a name that has none of them. */
  extensions: readonly [string, ...string[]];
  /** May be opened in the browser; everything else is downloaded. */
  inline: boolean;
}

const image = (mime: string, ...extensions: FileType['extensions']): FileType => ({
  mime,
  kind: 'image',
  extensions,
  inline: true,
});
const video = (mime: string, ...extensions: FileType['extensions']): FileType => ({
  mime,
  kind: 'video',
  extensions,
  inline: true,
});
const audio = (mime: string, ...extensions: FileType['extensions']): FileType => ({
  mime,
  kind: 'audio',
  extensions,
  inline: true,
});
const document = (mime: string, ...extensions: FileType['extensions']): FileType => ({
  mime,
  kind: 'document',
  extensions,
  inline: false,
});

export const JPEG = image('image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif');
export const PNG = image('image/png', 'png');
export const WEBP = image('image/webp', 'webp');
export const GIF = image('image/gif', 'gif');
/** Never stored: it becomes a JPEG, because only Apple shows it. */
export const HEIC = image('image/heic', 'heic', 'heif', 'hif');

export const MP4 = video('video/mp4', 'mp4', 'm4v');
export const MOV = video('video/quicktime', 'mov', 'qt');
export const THREE_GP = video('video/3gpp', '3gp', '3gpp', '3g2');
export const WEBM = video('video/webm', 'webm');

export const M4A = audio('audio/mp4', 'm4a', 'mp4', 'm4b');
export const WEBM_AUDIO = audio('audio/webm', 'webm', 'weba');
export const OGG = audio('audio/ogg', 'ogg', 'oga', 'opus');
export const MP3 = audio('audio/mpeg', 'mp3');
export const WAV = audio('audio/wav', 'wav');

export const PDF: FileType = { mime: 'application/pdf', kind: 'pdf', extensions: ['pdf'], inline: true };
export const TEXT: FileType = {
  mime: 'text/plain',
  kind: 'text',
  extensions: ['txt', 'text', 'csv', 'tsv', 'md', 'log'],
  inline: false,
};

const OOXML = 'application/vnd.openxmlformats-officedocument';
const ODF = 'application/vnd.oasis.opendocument';
export const DOCX = document(`${OOXML}.wordprocessingml.document`, 'docx');
export const XLSX = document(`${OOXML}.spreadsheetml.sheet`, 'xlsx');
export const PPTX = document(`${OOXML}.presentationml.presentation`, 'pptx');
export const ODT = document(`${ODF}.text`, 'odt');
export const ODS = document(`${ODF}.spreadsheet`, 'ods');
export const ODP = document(`${ODF}.presentation`, 'odp');
export const DOC = document('application/msword', 'doc');
export const XLS = document('application/vnd.ms-excel', 'xls');
export const PPT = document('application/vnd.ms-powerpoint', 'ppt');

/** The allowlist. Documents with macros, archives, programs, markup and every type not named here are refused. */
export const FILE_TYPES: readonly FileType[] = [
  ...[JPEG, PNG, WEBP, GIF, HEIC],
  ...[MP4, MOV, THREE_GP, WEBM],
  ...[M4A, WEBM_AUDIO, OGG, MP3, WAV],
  ...[PDF, TEXT],
  ...[DOCX, XLSX, PPTX, ODT, ODS, ODP, DOC, XLS, PPT],
];

const BY_MIME = new Map(FILE_TYPES.map((type) => [type.mime, type]));

/** The type a stored row names. */
export function fileTypeOf(mime: string): FileType | undefined {
  return BY_MIME.get(mime);
}
