// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { HttpError, type HttpErrorCode } from '../../../lib/http.ts';
import { type Deletion, DeletionQueue } from './deletion-queue.ts';

const noLine = () => new HttpError(0, 'NETWORK', '');
const refusal = (status: number, code: HttpErrorCode) => new HttpError(status, code, '');
const mine = (messageId: number): Deletion => ({ messageId, mode: 'me' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => localStorage.clear());

function open(remove: (deletion: Deletion) => Promise<unknown>, owner = 'farmer:9876543210') {
  const due: (() => void)[] = [];
  let refused = 0;
  const queue = new DeletionQueue({
    owner,
    remove,
    schedule: (task) => {
      due.push(task);
      return () => void due.splice(due.indexOf(task) >>> 0, 1);
    },
  });
  queue.onRefused(() => {
    refused += 1;
  });
  const hidden = () => queue.getSnapshot().map(({ messageId }) => messageId);
  return { queue, hidden, refused: () => refused, runDue: () => due.splice(0).map((task) => task()) };
}

/** A server that can be out of reach. */
function createServer() {
  const asked: number[] = [];
  const server = { down: false, asked, remove };
  async function remove({ messageId }: Deletion): Promise<void> {
    asked.push(messageId);
    if (server.down) throw noLine();
  }
  return server;
}

it('keeps out of sight what was deleted, and asks once when the server answers', async () => {
  const server = createServer();
  const { queue, hidden } = open(server.remove);
  queue.add([mine(1), { messageId: 2, mode: 'everyone' }]);
  expect(hidden()).toEqual([1, 2]);
  await settle();
  expect(server.asked).toEqual([1, 2]);
  expect(hidden()).toEqual([1, 2]);
  queue.flush();
  await settle();
  expect(server.asked).toEqual([1, 2]);
});

it('asks again when there was no line, in order, and by itself', async () => {
  const server = createServer();
  server.down = true;
  const { queue, hidden, runDue } = open(server.remove);
  queue.add([mine(1), mine(2)]);
  await settle();
  expect(server.asked).toEqual([1]);
  server.down = false;
  runDue();
  await settle();
  expect(server.asked).toEqual([1, 1, 2]);
  expect(hidden()).toEqual([1, 2]);
});

it('survives the page, to each owner their own', async () => {
  const server = createServer();
  server.down = true;
  const before = open(server.remove);
  before.queue.add([mine(7)]);
  await settle();
  before.queue.close();
  expect(open(server.remove, 'farmer:9000000001').hidden()).toEqual([]);
  const after = open(server.remove);
  expect(after.hidden()).toEqual([7]);
  server.down = false;
  after.queue.flush();
  await settle();
  expect(localStorage.length).toBe(0);
});

it('what the server refuses for good stands there again, and that is said', async () => {
  const { queue, hidden, refused } = open(() => Promise.reject(refusal(403, 'FORBIDDEN')));
  queue.add([mine(1)]);
  await settle();
  expect([hidden(), refused()]).toEqual([[], 1]);
});

it.each([
  [401, 'UNAUTHENTICATED'],
  [429, 'RATE_LIMITED'],
  [503, 'INTERNAL'],
] as [number, HttpErrorCode][])('a %i is no refusal', async (status, code) => {
  const { queue, hidden, refused } = open(() => Promise.reject(refusal(status, code)));
  queue.add([mine(1)]);
  await settle();
  expect([hidden(), refused()]).toEqual([[1], 0]);
});

it('a message that is gone already is as good as deleted', async () => {
  const { queue, hidden, refused } = open(() => Promise.reject(refusal(404, 'NOT_FOUND')));
  queue.add([mine(1)]);
  await settle();
  expect([hidden(), refused(), localStorage.length]).toEqual([[1], 0, 0]);
});

it('what is undone stands there again at once, and the server hears of both in order', async () => {
  const asked: string[] = [];
  let letGo: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { queue, hidden } = open(({ messageId, mode }) => {
    asked.push(`${mode} ${messageId}`);
    return mode === 'me' ? first : Promise.resolve();
  });
  queue.add([mine(1)]);
  await settle();
  // The deletion is on its way when it is undone.
  queue.bringBack([1]);
  expect(hidden()).toEqual([]);
  letGo();
  await settle();
  await settle();
  expect(asked).toEqual(['me 1', 'restore 1']);
  expect([hidden(), localStorage.length]).toEqual([[], 0]);
});

it('an undo survives the page: the next one asks for it', async () => {
  const server = createServer();
  const before = open(server.remove);
  before.queue.add([mine(4)]);
  await settle();
  server.down = true;
  before.queue.bringBack([4]);
  await settle();
  before.queue.close();
  server.down = false;
  const after = open(server.remove);
  expect(after.hidden()).toEqual([]);
  after.queue.flush();
  await settle();
  expect([server.asked.at(-1), localStorage.length]).toEqual([4, 0]);
});

it('shows again what another tab brought back, once the log has told', async () => {
  const { queue, hidden } = open(createServer().remove);
  queue.add([mine(1), mine(2)]);
  await settle();
  queue.forget(1);
  expect(hidden()).toEqual([2]);
  queue.forget();
  expect(hidden()).toEqual([]);
});

it('asks for nothing more once its owner has left, and keeps what is unasked for them', async () => {
  const asked: number[] = [];
  let answer = () => {};
  const { queue } = open(({ messageId }) => {
    asked.push(messageId);
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  });
  queue.add([mine(1), mine(2)]);
  await settle();
  queue.close();
  answer();
  await settle();
  queue.flush();
  await settle();
  expect(asked).toEqual([1]);
  const server = createServer();
  open(server.remove).queue.flush();
  await settle();
  expect(server.asked).toEqual([2]);
});
