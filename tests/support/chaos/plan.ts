import type { Fate } from '../fault-proxy.ts';
import { SeededRandom } from './random.ts';

/** The farmer has two tabs open; each keeps its own typed order. */
export type Sender = 'tab1' | 'tab2' | 'office';

/** A `large-pdf` is above 1 MB and goes up in pieces; the rest goes in one. */
export type MessageKind = 'text' | 'reply' | 'spray' | 'photo' | 'pdf' | 'large-pdf' | 'voice';

/** `mark` names the message for ever: it stands in its words, its file name or its spray card. */
export interface PlannedMessage {
  do: 'say';
  mark: string;
  by: Sender;
  kind: MessageKind;
}

export type Trouble =
  /** Who goes off the network, and for how long. */
  | { do: 'offline'; who: 'farmer' | 'office'; ms: number }
  | { do: 'cut-lines' }
  | { do: 'freeze-lines' }
  /** The app is killed with SIGKILL and comes back after so long. */
  | { do: 'kill'; ms: number }
  /** At once after a send, so that an upload is under way. */
  | { do: 'reload'; who: 'tab1' | 'tab2' };

export type Step = PlannedMessage | Trouble;

const SAYS: Record<Sender, Record<MessageKind, number>> = {
  tab1: { text: 67, reply: 10, spray: 5, photo: 10, pdf: 3, 'large-pdf': 2, voice: 3 },
  tab2: { text: 70, reply: 10, spray: 5, photo: 10, pdf: 3, 'large-pdf': 2, voice: 0 },
  office: { text: 75, reply: 12, spray: 0, photo: 8, pdf: 4, 'large-pdf': 1, voice: 0 },
};

/** Everything that will be done, in order. Follows from seed and count alone. */
export function planOf(seed: number, messages: number): Step[] {
  const random = new SeededRandom(seed);
  const steps: Step[] = [];
  for (let number = 1; number <= messages; number += 1) {
    const by = random.pick<Sender>({ tab1: 4, tab2: 3, office: 3 });
    const kind = random.pick(SAYS[by]);
    // The first words of each are bare: a reply needs something to answer.
    steps.push({
      do: 'say',
      mark: `mark${number}`,
      by,
      kind: number <= 3 && kind === 'reply' ? 'text' : kind,
    });
    if ((kind === 'photo' || kind === 'large-pdf') && by !== 'office' && random.next() < 0.3)
      steps.push({ do: 'reload', who: by });
    const trouble = troubleAfter(number, messages, random);
    if (trouble) steps.push(trouble);
  }
  return steps;
}

/** About every fourth message; a kill every eightieth, and twice in the shortest run. */
function troubleAfter(number: number, messages: number, random: SeededRandom): Trouble | null {
  const killEvery = Math.min(80, Math.floor(messages / 2.5));
  if (number % killEvery === 0) return { do: 'kill', ms: random.between(0, 1500) };
  if (random.next() > 0.25) return null;
  switch (random.pick({ farmer: 4, office: 2, cut: 4, freeze: 2, reload1: 2, reload2: 2 })) {
    case 'farmer':
      return { do: 'offline', who: 'farmer', ms: random.between(200, 3000) };
    case 'office':
      return { do: 'offline', who: 'office', ms: random.between(200, 3000) };
    case 'cut':
      return { do: 'cut-lines' };
    case 'freeze':
      return { do: 'freeze-lines' };
    case 'reload1':
      return { do: 'reload', who: 'tab1' };
    default:
      return { do: 'reload', who: 'tab2' };
  }
}

/** The fate of the n-th write, the n-th read: each its own row of the dice, so that neither shifts the other. */
export function fatesOf(seed: number): (request: { method: string; path: string; bytes: number }) => Fate {
  const writes = new SeededRandom(seed ^ 0x5eed1);
  const reads = new SeededRandom(seed ^ 0x5eed2);
  return ({ method, path, bytes }) => {
    // Logging in is not what is tried here.
    if (path.startsWith('/api/auth/') || path.startsWith('/api/admin/')) return { kind: 'pass', delayMs: 0 };
    const isWrite = method !== 'GET';
    const random = isWrite ? writes : reads;
    const [luck, extent] = [random.next(), random.next()];
    if (luck < 0.05) return { kind: 'lose-answer' };
    if (luck < 0.3 && bytes > 20_000) return { kind: 'reset-upload', at: extent };
    return { kind: 'pass', delayMs: luck < 0.25 ? Math.floor(extent * 800) : 0 };
  };
}
