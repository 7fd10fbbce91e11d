/** Somebody of the office who sends large files, several at once. */
import { randomBytes } from 'node:crypto';
import { writeHeaders } from '../../people.ts';
import { HttpLine, request } from './http-line.ts';
import { answerQuestions } from './process.ts';

interface Work {
  url: string;
  cookie: string;
  chatId: number;
  files: number;
  bytes: number;
  lines: number;
}

const BOUNDARY = 'bench-boundary';

/** Answers MB a second. */
async function upload({ url, cookie, chatId, files, bytes, lines }: Work): Promise<number> {
  const asked = requestOf({ cookie, chatId, bytes });
  const begun = performance.now();
  let left = files;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const line = new HttpLine(url);
      while (left > 0) {
        left -= 1;
        const { status, body } = await line.ask(asked);
        if (status !== 200) throw new Error(`an upload was answered ${status}: ${body.toString()}`);
      }
      line.close();
    }),
  );
  return (files * bytes) / 1024 / 1024 / ((performance.now() - begun) / 1000);
}

function requestOf({ cookie, chatId, bytes }: Pick<Work, 'cookie' | 'chatId' | 'bytes'>): Buffer {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = Buffer.concat([
    Buffer.from(field('chat_id', String(chatId)) + field('sender_role', 'admin')),
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bench.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    pdf(bytes),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    ...writeHeaders(cookie),
  };
  return request('POST', '/api/chat/message', headers, body);
}

function pdf(bytes: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
  const tail = Buffer.from('\n%%EOF\n');
  return Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
}

answerQuestions({ upload });
