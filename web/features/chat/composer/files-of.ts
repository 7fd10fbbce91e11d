/** The files in something pasted or dropped; none where words came along: those were meant (a table, a web page). */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/plain')) return [];
  return [...data.files];
}
