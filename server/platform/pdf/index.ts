/** Printed sheets in both languages. Heavy to load, so those who draw seldom load this when they do. */
export { canPrint } from './brand-face.ts';
export { openSheet, type Sheet, type TextStyle } from './sheet.ts';
