import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MediaFixture, media as recording } from '../../../tests/fixtures/media.ts';
import { ffmpegTitle, MEDIA_TOOLS, NO_FFMPEG } from '../../../tests/support/ffmpeg.ts';
import { identify } from '../files/identify.ts';
import { findMediaTools } from './find-tools.ts';
import { createMedia, type Media } from './index.ts';
import { MediaError, runTool } from './run-tool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'av-media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = (name: MediaFixture) => {
  const file = path.join(folder, name);
  writeFileSync(file, recording(name));
  return file;
};

const tools = 'missing' in MEDIA_TOOLS ? { ffmpeg: '', ffprobe: '' } : MEDIA_TOOLS;
const settings = { ffmpegPath: tools.ffmpeg, searchPath: '' };
const silent = { warn: () => undefined };
const media = () => createMedia(settings, silent) as Media;

/** Made here, so that what is in it is known: `filter` is ffmpeg's own language for sounds. */
function synthesise(name: string, filter: string, ...form: string[]): string {
  const file = path.join(folder, name);
  execFileSync(tools.ffmpeg, ['-v', 'error', '-y', '-f', 'lavfi', '-i', filter, ...form, file]);
  return file;
}

const RECORDINGS: [name: MediaFixture, type: string, seconds: number, everywhere: boolean][] = [
  ['voice.webm', 'audio/webm', 1, false],
  ['voice.ogg', 'audio/ogg', 1, false],
  ['voice.m4a', 'audio/mp4', 1, true],
  ['voice-fragmented.mp4', 'audio/mp4', 1, true],
  ['voice.mp3', 'audio/mpeg', 1, true],
  ['voice.wav', 'audio/wav', 0.2, true],
];

describe.skipIf(NO_FFMPEG)(ffmpegTitle('listening to a recording'), () => {
  test.each(RECORDINGS)(
    '%s: its length by the sound itself, its outline, where it plays',
    async (name, type, seconds, everywhere) => {
      const { durationMs, outline } = await media().probe(fixture(name), type);
      expect(Math.abs(durationMs - seconds * 1000)).toBeLessThan(100);
      expect(outline).toHaveLength(64);
      expect(Math.max(...outline)).toBe(100);
      expect(await media().playsEverywhere(fixture(name), type)).toBe(everywhere);
    },
  );

  test('what a browser records without a length (no duration in the container) is counted', async () => {
    const file = synthesise('live.webm', 'sine=440:d=2.5', '-c:a', 'libopus', '-live', '1', '-f', 'webm');
    const { durationMs } = await media().probe(file, 'audio/webm');
    expect(Math.abs(durationMs - 2500)).toBeLessThan(60);
  });

  test('the outline follows the sound: silence, then a tone, then silence', async () => {
    const file = synthesise('bump.wav', 'sine=440:d=4,volume=volume=between(t\\,1\\,3):eval=frame');
    const { outline } = await media().probe(file, 'audio/wav');
    expect(Math.max(...outline.slice(0, 14))).toBe(0);
    expect(Math.min(...outline.slice(18, 46))).toBeGreaterThan(90);
    expect(Math.max(...outline.slice(50))).toBe(0);
  });

  test('Opus inside an MP4 is not taken for the AAC that iPhones play', async () => {
    const file = synthesise('opus.mp4', 'sine=440:d=1', '-c:a', 'libopus', '-f', 'mp4');
    expect(await media().playsEverywhere(file, 'audio/mp4')).toBe(false);
  });

  test('an hour is heard without keeping it in memory, well within the time limit', async () => {
    const file = synthesise('hour.wav', 'sine=440:d=3600:r=8000', '-c:a', 'pcm_s16le');
    const before = process.memoryUsage().rss;
    const { durationMs } = await media().probe(file, 'audio/wav');
    expect(Math.round(durationMs / 1000)).toBe(3600);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe.skipIf(NO_FFMPEG)(ffmpegTitle('the AAC copy'), () => {
  test.each(['voice.webm', 'voice.ogg'] as const)(
    'of %s is mono AAC that begins with its table of contents',
    async (name) => {
      const target = path.join(folder, `${name}.m4a`);
      const type = name === 'voice.ogg' ? 'audio/ogg' : 'audio/webm';
      await media().copyAsAac(fixture(name), type, target);
      const bytes = await readFile(target);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      expect((await identify(target, statSync(target).size)) as object).toMatchObject({
        type: { mime: 'audio/mp4' },
      });
      const probe = [
        '-v',
        'error',
        '-show_entries',
        'stream=codec_name,channels:format=duration',
        '-of',
        'csv=p=0',
        target,
      ];
      const [stream = '', seconds = ''] = execFileSync(tools.ffprobe, probe, { encoding: 'utf8' }).split(
        '\n',
      );
      expect(stream).toBe('aac,1');
      expect(Math.abs(Number(seconds) - 1)).toBeLessThan(0.1);
      expect(await media().playsEverywhere(target, 'audio/mp4')).toBe(true);
    },
  );

  test('of a minute costs a phone a quarter of a megabyte', async () => {
    const file = synthesise('minute.ogg', 'anoisesrc=d=60:c=pink', '-c:a', 'libopus', '-b:a', '24k');
    const target = path.join(folder, 'minute.m4a');
    await media().copyAsAac(file, 'audio/ogg', target);
    expect(statSync(target).size).toBeLessThan(280_000);
  });
});

describe.skipIf(NO_FFMPEG)(ffmpegTitle('a recording that is none'), () => {
  const atFault = (reason: string) => expect.objectContaining({ name: 'MediaError', reason });

  test('damaged, empty of sound, or of a kind we do not take: said so, not crashed over', async () => {
    const noise = path.join(folder, 'noise.webm');
    writeFileSync(noise, Buffer.concat([recording('voice.webm').subarray(0, 200), Buffer.alloc(5000, 0xa5)]));
    await expect(media().probe(noise, 'audio/webm')).rejects.toEqual(atFault('unreadable'));
    const film = path.join(folder, 'mute.webm');
    execFileSync(tools.ffmpeg, [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      'testsrc=d=1:s=64x64',
      '-c:v',
      'libvpx',
      film,
    ]);
    await expect(media().probe(film, 'audio/webm')).rejects.toEqual(atFault('unreadable'));
    await expect(media().probe(fixture('voice.mp3'), 'audio/midi')).rejects.toEqual(atFault('unreadable'));
    expect(media().canProbe('audio/midi')).toBe(false);
  });

  test('a playlist cannot make us open other files of this machine', async () => {
    const secret = synthesise('secret.wav', 'sine=440:d=1');
    const playlist = path.join(folder, 'list.ogg');
    writeFileSync(playlist, `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:${secret}\n#EXT-X-ENDLIST\n`);
    for (const type of ['audio/ogg', 'audio/mpeg', 'audio/webm', 'audio/mp4', 'audio/wav']) {
      await expect(media().probe(playlist, type)).rejects.toEqual(atFault('unreadable'));
    }
  });

  test('a codec no recorder uses is not decoded', async () => {
    const file = synthesise('adpcm.wav', 'sine=440:d=1', '-c:a', 'adpcm_ms');
    await expect(media().probe(file, 'audio/wav')).rejects.toEqual(atFault('unreadable'));
  });
});

describe('a program that runs on and on', () => {
  const node = process.execPath;

  test("is ended at the time limit, and that is the recording's fault", async () => {
    const begun = Date.now();
    const run = runTool(node, ['-e', 'setInterval(() => {}, 1000)'], text, 300);
    await expect(run).rejects.toEqual(expect.objectContaining({ reason: 'too_slow' }));
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  test('gets none of our settings and nothing to read', async () => {
    process.env.AV_TEST_SECRET = 'do not tell';
    onTestFinished(() => void delete process.env.AV_TEST_SECRET);
    const script = 'process.stdin.resume().on("end", () => console.log(JSON.stringify(process.env)))';
    expect(await runTool(node, ['-e', script], text)).not.toContain('do not tell');
  });

  test('killed by another hand is worth a second try, a failure of its own is not', async () => {
    const killed = runTool(node, ['-e', 'process.kill(process.pid, "SIGKILL")'], text);
    await expect(killed).rejects.not.toBeInstanceOf(MediaError);
    const failed = runTool(node, ['-e', 'console.error("no such codec"); process.exit(1)'], text);
    await expect(failed).rejects.toEqual(
      expect.objectContaining({ reason: 'unreadable', message: 'no such codec' }),
    );
    await expect(runTool(path.join(folder, 'nothing'), [], text)).rejects.toThrow('cannot be run');
  });
});

describe('finding ffmpeg', () => {
  const place = (name: string, ...programs: string[]) => {
    const home = mkdtempSync(path.join(folder, `${name}-`));
    for (const program of programs) {
      copyFileSync('/bin/sh', path.join(home, program));
      chmodSync(path.join(home, program), 0o755);
    }
    return home;
  };

  test('the setting comes before the PATH; ffprobe is taken from beside it, else from the PATH', () => {
    const [own, both] = [place('own', 'ffmpeg'), place('both', 'ffmpeg', 'ffprobe')];
    const chosen = path.join(own, 'ffmpeg');
    const ffprobe = path.join(both, 'ffprobe');
    expect(findMediaTools({ ffmpegPath: chosen, searchPath: both })).toEqual({ ffmpeg: chosen, ffprobe });
    expect(findMediaTools({ ffmpegPath: undefined, searchPath: `relative:${own}:${both}` })).toEqual({
      ffmpeg: chosen,
      ffprobe,
    });
  });

  test('without it one plain line says what is missed, and nothing else is different', () => {
    const said: string[] = [];
    const log = { warn: (line: string) => said.push(line) };
    expect(createMedia({ ffmpegPath: undefined, searchPath: '' }, log as never)).toBeUndefined();
    expect(createMedia({ ffmpegPath: '/nowhere/ffmpeg', searchPath: '' }, log as never)).toBeUndefined();
    expect(
      createMedia({ ffmpegPath: undefined, searchPath: place('half', 'ffmpeg') }, log as never),
    ).toBeUndefined();
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'ffmpeg is not on the PATH',
      'FFMPEG_PATH=/nowhere/ffmpeg cannot be run',
      expect.stringMatching(/^there is no ffprobe beside .*half-/),
    ]);
    for (const line of said) expect(line).toContain('voice notes get no waveform');
  });
});
