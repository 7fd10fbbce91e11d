import tls from 'node:tls';

const ANSWER_MS = 3_000;
/** It changes once in months; a screen asks every few minutes. */
const KEPT_MS = 3_600_000;

/** The last moment of the certificate at an address; undefined where it is not https, null where none was shown in time. */
export async function readCertificateEnd(publicUrl: string): Promise<Date | null | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  const shown = await new Promise<string | undefined>((resolve) => {
    const socket = tls.connect(
      // It is read, not trusted: one that has ended is what we want to know of.
      { host: hostname, port: Number(port) || 443, servername: hostname, rejectUnauthorized: false },
      () => end(socket.getPeerCertificate().valid_to),
    );
    const end = (validTo?: string) => {
      socket.destroy();
      resolve(validTo);
    };
    socket.setTimeout(ANSWER_MS, () => end());
    socket.once('error', () => end());
  });
  return shown === undefined ? null : new Date(shown);
}

/** The same, asked once an hour; what could not be read is asked for again. */
export function certificateReader(publicUrl: string): () => Promise<Date | null | undefined> {
  let known: { end: Date | undefined; at: number } | undefined;
  return async () => {
    if (known && Date.now() - known.at < KEPT_MS) return known.end;
    const end = await readCertificateEnd(publicUrl);
    if (end !== null) known = { end, at: Date.now() };
    return end;
  };
}
