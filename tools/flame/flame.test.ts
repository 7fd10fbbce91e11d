import { describe, expect, it } from 'vitest';
import { type CpuProfile, foldProfile, sharesOf } from './cpu-profile.ts';
import { drawFlameGraph } from './flame-graph.ts';

const frame = (functionName: string, url = '', lineNumber = 0) => ({ functionName, url, lineNumber });
const FASTIFY = 'file:///home/somebody/av/node_modules/fastify/lib/reply.js';

/** Two calls of `send` by the same caller, one of them with a write; 10 ms each, and as much of idling. */
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 7] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('answer', 'file:///home/somebody/av/server/app.ts', 40), children: [4, 5] },
    { id: 4, callFrame: frame('send', FASTIFY, 9) },
    { id: 5, callFrame: frame('send', FASTIFY, 9), children: [6] },
    { id: 6, callFrame: frame('writeBuffer') },
    { id: 7, callFrame: frame('(garbage collector)') },
  ],
  samples: [7, 3, 2, 4, 5, 6],
  timeDeltas: [10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
};

describe('a folded profile', () => {
  it('has every function once under its caller, with the time of what it called, and no idling', () => {
    const root = foldProfile(profile);
    expect(root.total).toBe(50_000);
    const answer = [...root.callees.values()].find(({ name }) => name === 'answer');
    expect(answer).toMatchObject({ place: 'server/app.ts:41', owner: 'ours', own: 10_000, total: 40_000 });
    const sends = [...(answer?.callees.values() ?? [])];
    expect(sends).toHaveLength(1);
    expect(sends[0]).toMatchObject({ place: 'fastify/lib/reply.js:10', own: 20_000, total: 30_000 });
  });

  it('leaves out the start where that is asked for', () => {
    expect(foldProfile(profile, { afterSeconds: 0.015 }).total).toBe(40_000);
  });

  it('says whose time it was', () => {
    expect(sharesOf(foldProfile(profile))).toEqual([
      { whose: 'fastify', share: 0.4 },
      { whose: 'collecting garbage', share: 0.2 },
      { whose: 'our own code', share: 0.2 },
      { whose: 'writeBuffer (system and engine)', share: 0.2 },
    ]);
  });
});

describe('a flame graph', () => {
  it('draws each frame as wide as its share, callers below what they call, and tells nothing of the machine', () => {
    const picture = drawFlameGraph(foldProfile(profile), 'pages <home>');
    expect(picture).toContain('pages &lt;home>');
    expect(picture).not.toContain('somebody');
    const boxes = [
      ...picture.matchAll(/<title>([^<]*)<\/title><rect class="(\w)" x="[\d.]+" y="(\d+)" width="([\d.]+)"/g),
    ];
    const box = (name: string) => boxes.find(([, title]) => title?.startsWith(name)) ?? [];
    expect(box('answer')).toMatchObject({ 1: 'answer server/app.ts:41 80.0 %', 2: 'o', 4: '960.0' });
    expect(Number(box('send')[3])).toBeLessThan(Number(box('answer')[3]));
  });

  it('stays small enough for the record, however much was called', () => {
    const many: CpuProfile = {
      nodes: [{ id: 1, callFrame: frame('(root)'), children: [] }],
      samples: [],
      timeDeltas: [],
    };
    for (let id = 2; id < 5_000; id += 1) {
      many.nodes.push({ id, callFrame: frame(`function number ${id}`, FASTIFY, id) });
      many.nodes[0]?.children?.push(id);
      many.samples.push(id);
      many.timeDeltas.push(id < 1_000 ? 5_000 : 50);
    }
    expect(drawFlameGraph(foldProfile(many), 'many').length).toBeLessThan(150_000);
  });
});
