/** Many readers of one address at once; answers how many answers a second they had. Used where wrk is not installed. */
import { HttpLine, request } from './http-line.ts';
import { answerQuestions } from './process.ts';

interface Reading {
  url: string;
  path: string;
  headers: Record<string, string>;
  lines: number;
  seconds: number;
}

async function read({ url, path, headers, lines, seconds }: Reading): Promise<number> {
  const asked = request('GET', path, headers);
  const begun = performance.now();
  let answers = 0;
  await Promise.all(
    Array.from({ length: lines }, async () => {
      const line = new HttpLine(url);
      while (performance.now() - begun < seconds * 1000) {
        const { status } = await line.ask(asked);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        answers += 1;
      }
      line.close();
    }),
  );
  return (answers * 1000) / (performance.now() - begun);
}

answerQuestions({ read });
