/** What the file chooser offers; the server looks at the bytes. */
export const QUOTE_FILE_ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

const TYPES = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const EXTENSION = /\.(pdf|jpe?g|png)$/i;

/** Whether the file may be a quotation. Some systems give no type: then its name decides. */
export function isQuoteFile(file: Pick<File, 'name' | 'type'>): boolean {
  return file.type === '' ? EXTENSION.test(file.name) : TYPES.has(file.type);
}
