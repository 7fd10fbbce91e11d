import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = path.join(import.meta.dirname, '../styles/tokens.css');

/** The value of a token of web/styles/tokens.css, the one place that names colours. */
export type Token = (name: string) => string;

export function readTokens(): Token {
  const css = readFileSync(TOKENS, 'utf8');
  return (name) => {
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
    if (value === undefined) throw new Error(`tokens.css has no --${name}`);
    return value;
  };
}
