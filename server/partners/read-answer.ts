/** Larger answers than this are no provider's. */
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * The text of an answer, counted while it comes: an endless one from a provider that was taken over must not fill our
 * memory before anybody looks at its length.
 * @throws {Error} when it is too large or breaks off
 */
export async function readAnswer(response: { body: AsyncIterable<Uint8Array> | null }): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    // Leaving the loop ends the reading and the connection.
    if (size > MAX_ANSWER_BYTES) throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
