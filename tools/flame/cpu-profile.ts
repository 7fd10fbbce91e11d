import { readFile } from 'node:fs/promises';

/** What `node --cpu-prof` writes, as far as it is read here. Times are microseconds. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** Whose code a frame is: this decides its colour. */
export type Owner = 'ours' | 'package' | 'node' | 'engine' | 'garbage';

/** One function called from one place in the tree; calls of the same function by the same caller are one frame. */
export interface Frame {
  name: string;
  /** `server/app.ts:41`, `fastify/lib/reply.js:120`, `node:net:310`; empty for what has no source. */
  place: string;
  owner: Owner;
  /** Microseconds in the function itself, and with all it called. */
  own: number;
  total: number;
  callees: Map<string, Frame>;
}

/** Waiting is no work: a profile of a server is mostly this. */
const IDLE = '(idle)';

export async function readProfile(file: string): Promise<CpuProfile> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * The busy time as a tree of calls.
 * @param afterSeconds leaves out what was sampled before, such as the start of the process
 */
export function foldProfile(profile: CpuProfile, { afterSeconds = 0 } = {}): Frame {
  const ownTimes = new Map<number, number>();
  let clock = 0;
  profile.samples.forEach((id, index) => {
    const took = profile.timeDeltas[index] ?? 0;
    clock += took;
    if (clock >= afterSeconds * 1e6) ownTimes.set(id, (ownTimes.get(id) ?? 0) + took);
  });
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const root: Frame = { name: 'all', place: '', owner: 'engine', own: 0, total: 0, callees: new Map() };
  const first = profile.nodes[0];
  // Without recursion: stacks of a server are deep.
  const open = (first?.children ?? []).map((id) => ({ id, caller: root }));
  const made: { frame: Frame; caller: Frame }[] = [];
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodes.get(next.id);
    if (!node || node.callFrame.functionName === IDLE) continue;
    const frame = frameIn(next.caller, node.callFrame);
    frame.own += ownTimes.get(node.id) ?? 0;
    made.push({ frame, caller: next.caller });
    for (const id of node.children ?? []) open.push({ id, caller: frame });
  }
  addUp(root);
  return root;
}

function frameIn(caller: Frame, { functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']) {
  const name = functionName || '(anonymous)';
  const place = url ? `${shortUrl(url)}:${lineNumber + 1}` : '';
  const key = `${name} ${place}`;
  const known = caller.callees.get(key);
  if (known) return known;
  const frame: Frame = { name, place, owner: ownerOf(name, url), own: 0, total: 0, callees: new Map() };
  caller.callees.set(key, frame);
  return frame;
}

function addUp(frame: Frame): number {
  frame.total = frame.own;
  for (const callee of frame.callees.values()) frame.total += addUp(callee);
  return frame.total;
}

function ownerOf(name: string, url: string): Owner {
  if (name === '(garbage collector)') return 'garbage';
  if (url === '') return 'engine';
  if (url.startsWith('node:')) return 'node';
  return url.includes('/node_modules/') ? 'package' : 'ours';
}

/** Without the folder the product happens to lie in. */
function shortUrl(url: string): string {
  const inPackage = url.split('/node_modules/').at(-1);
  if (url.includes('/node_modules/')) return inPackage ?? url;
  return /(?:^|\/)((?:server|shared|content|tools|tests)\/.*)$/.exec(url)?.[1] ?? url;
}

/** Own time by owner and package, the largest first, as shares of the busy time. */
export function sharesOf(root: Frame): { whose: string; share: number }[] {
  const sums = new Map<string, number>();
  const open = [root];
  for (let frame = open.pop(); frame; frame = open.pop()) {
    const whose = whoseIs(frame);
    sums.set(whose, (sums.get(whose) ?? 0) + frame.own);
    open.push(...frame.callees.values());
  }
  return [...sums]
    .map(([whose, time]) => ({ whose, share: root.total > 0 ? time / root.total : 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.whose.localeCompare(b.whose));
}

function whoseIs({ owner, name, place }: Frame): string {
  if (owner === 'engine') return `${name} (system and engine)`;
  if (owner === 'package') return /^(@[^/]+\/)?[^/]+/.exec(place)?.[0] ?? place;
  if (owner === 'node') return place.replace(/:\d+$/, '');
  return owner === 'ours' ? 'our own code' : 'collecting garbage';
}
