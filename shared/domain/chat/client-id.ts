const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the text can name a send: a UUID of any version. */
export function isClientId(text: string): boolean {
  return UUID.test(text);
}

/** A version 4 UUID from 16 random bytes, for pages without `crypto.randomUUID` (plain http on a local network). */
export function clientIdFromBytes(random: Uint8Array): string {
  if (random.length !== 16) throw new RangeError('A client id takes 16 random bytes.');
  const hex = Array.from(random, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
