/**
 * Hashcash: a browser that must show it is in earnest looks for a number which, put behind the challenge, gives a
 * SHA-256 that begins with so many zero bits. Checking costs one hash, finding thousands.
 */

/** `challenge:counter`, as it is sent back. */
export type Work = string;

const CHUNK = 2_000;

/** The bits a challenge asks for; they stand at its beginning. */
export function bitsOf(challenge: string): number {
  return Number.parseInt(challenge, 10);
}

/** Looks for the answer in short turns; `pause` between them keeps the page usable. */
export async function solveWork(challenge: string, pause: () => Promise<unknown>): Promise<Work> {
  const bits = bitsOf(challenge);
  for (let counter = 0; ; counter += 1) {
    const work = `${challenge}:${counter}`;
    if (leadingZeroBits(work) >= bits) return work;
    if (counter % CHUNK === CHUNK - 1) await pause();
  }
}

/** @param text ASCII. */
export function leadingZeroBits(text: string): number {
  const words = sha256(text);
  let bits = 0;
  for (const word of words) {
    const zeros = Math.clz32(word);
    bits += zeros;
    if (zeros < 32) break;
  }
  return bits;
}

const SCHEDULE = new Int32Array(64);
const [ROUND_KEYS, START] = constants();

/**
 * FIPS 180-4, for ASCII text; eight words. Written out in plain JavaScript because `crypto.subtle` is missing on pages
 * without https and answers each hash with a promise.
 */
export function sha256(text: string): Int32Array {
  const state = Int32Array.from(START);
  const blocks = ((text.length + 8) >> 6) + 1;
  const bytes = new DataView(new ArrayBuffer(blocks * 64));
  for (let i = 0; i < text.length; i += 1) bytes.setUint8(i, text.charCodeAt(i));
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(blocks * 64 - 4, text.length * 8);
  for (let block = 0; block < blocks; block += 1) compress(state, bytes, block * 64);
  return state;
}

function compress(state: Int32Array, bytes: DataView, offset: number): void {
  const w = SCHEDULE;
  for (let t = 0; t < 16; t += 1) w[t] = bytes.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] ?? 0;
    const y = w[t - 2] ?? 0;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[t] = (w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_KEYS[t] ?? 0) + (w[t] ?? 0)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value;
}

/** The fractions of the cube roots of the first 64 primes, of the square roots of the first eight. */
function constants(): [Int32Array, Int32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
  return [
    Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  ];
}
