/** A day, `2028-03-31`, as people here write it, the same in both languages: `31-03-2028`. */
export function writtenDay(isoDate: string): string {
  return isoDate.split('-').reverse().join('-');
}
