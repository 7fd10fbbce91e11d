import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { freePort } from '../../free-port.ts';
import { ensureBuilt } from '../../run/build.mjs';
import { HttpLine, request } from '../clients/http-line.ts';
import { type ClientProcess, startClient } from '../clients/process.ts';
import { type Figure, median, round } from '../figure.ts';
import { startProduct } from '../product.ts';
import { findProgram, output, startNginx } from '../programs.ts';
import { inScratch } from '../scratch.ts';

const PAGES = [
  { name: 'home page', path: '/', file: 'index.html' },
  { name: 'a chapter of the guide', path: '/guide', file: 'guide.html' },
] as const;
const LINES = 64;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const HEADERS = { 'accept-encoding': 'gzip', cookie: 'site_lang=en' };

/** Public pages a second against nginx with the very bytes the product answers with, one process each; and nginx with the rules we ship. */
export async function benchPages(): Promise<Figure[]> {
  await ensureBuilt();
  return inScratch(async ({ connectionString, dataDir }) => {
    const env = { PAGES_DIR: path.join(dataDir, 'pages') };
    const product = await startProduct({ dataDir, databaseUrl: connectionString, env });
    const load = await findLoad();
    const nginxPort = await freePort();
    const nginxProgram = await findProgram('nginx');
    try {
      for (const { path: address, file } of PAGES) await keepAnswer(product.url, address, dataDir, file);
      if (!nginxProgram) return await measure(load, product.url, undefined);
      const rules = await shippedRules(product.url, {
        ...env,
        DATA_DIR: dataDir,
        DATABASE_URL: connectionString,
      });
      const nginx = await startNginx(nginxProgram, dataDir, nginxPort, rules);
      try {
        return await measure(load, product.url, `http://127.0.0.1:${nginxPort}`);
      } finally {
        await nginx.stop();
      }
    } finally {
      await load.stop();
      await product.stop();
    }
  });
}

/** In turns, so that what else the machine does meets all of them. */
async function measure(load: Load, own: string, nginx: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path: address, file } of PAGES) {
    if (nginx) await untilServedFromFile(nginx, address);
    const [byNode, byRules, bare]: [number[], number[], number[]] = [[], [], []];
    for (let n = 0; n < ROUNDS; n += 1) {
      if (nginx) {
        bare.push(await load.read(nginx, `/${file}`));
        byRules.push(await load.read(nginx, address));
      }
      byNode.push(await load.read(own, address));
    }
    const floor = nginx && {
      floor: { what: 'nginx, one worker, gzip_static, the same bytes', value: round(median(bare)) },
    };
    figures.push({
      name: `${name}, gzip`,
      value: round(median(byNode)),
      unit: '/s',
      ...floor,
      target: { of: 'ratio', atLeast: 0.35 },
      note: `${LINES} connections of ${load.name}${nginx ? '' : '; nginx is not installed, so there is no floor'}`,
    });
    if (!nginx) continue;
    figures.push({
      name: `${name}, gzip, by nginx from PAGES_DIR`,
      value: round(median(byRules)),
      unit: '/s',
      ...floor,
      note: 'the rules tools/pages prints: language, encoding and headers of each answer',
    });
  }
  return figures;
}

/** What `tools/pages` prints for this product. */
async function shippedRules(
  url: string,
  env: Record<string, string>,
): Promise<{ http: string; server: string }> {
  const print = (part: string) =>
    output(process.execPath, ['tools/pages/main.ts', part], { ...process.env, ...env, PUBLIC_URL: url });
  const nodes = `upstream av_nodes { server ${new URL(url).host}; }`;
  return { http: `${await print('nginx-http')}${nodes}`, server: await print('nginx-server') };
}

/** The app puts the files there once it is up. */
async function untilServedFromFile(url: string, address: string): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const { headers } = await fetch(url + address, { headers: HEADERS });
    // The app's own tags name the encoding.
    if (!/-(br|gzip|identity)"$/.test(headers.get('etag') ?? '')) return;
    await sleep(100);
  }
  throw new Error(`nginx has no file for ${address}`);
}

interface Load {
  name: string;
  /** Answers a second. */
  read(url: string, address: string): Promise<number>;
  stop(): Promise<void>;
}

/** wrk spends less than our own readers, so that the server is what is measured. */
async function findLoad(): Promise<Load> {
  const wrk = await findProgram('wrk');
  if (wrk) {
    const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    return {
      name: 'wrk',
      async read(url, address) {
        const said = await output(wrk, [
          '-t1',
          `-c${LINES}`,
          `-d${SECONDS}s`,
          ...headers,
          `${url}${address}`,
        ]);
        if (/Non-2xx/.test(said)) throw new Error(said);
        return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
      },
      stop: async () => {},
    };
  }
  const reader: ClientProcess = await startClient('clients/reader.ts');
  return {
    name: "the bench's own reader (wrk is not installed)",
    read: (url, address) =>
      reader.ask('read', { url, path: address, headers: HEADERS, lines: LINES, seconds: SECONDS }),
    stop: () => reader.stop(),
  };
}

/** The product's own answer, as the files nginx serves: plain, and compressed beside it. */
async function keepAnswer(url: string, address: string, folder: string, file: string): Promise<void> {
  const line = new HttpLine(url);
  const { status, body } = await line.ask(request('GET', address, HEADERS));
  line.close();
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  const files = path.join(folder, 'files');
  await mkdir(files, { recursive: true });
  await writeFile(path.join(files, file), gunzipSync(body));
  await writeFile(path.join(files, `${file}.gz`), body);
}
