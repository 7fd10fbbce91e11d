import { expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { createUploadLock } from './upload-lock.ts';

const never = new AbortController().signal;

it('lets one in, asks it to give way to the next, and lets that one in when it has', async () => {
  const locker = createUploadLock();
  const [first, second] = [locker.newLock('a'), locker.newLock('a')];
  const giveWay = vi.fn();
  await first.lock(never, giveWay);
  let isIn = false;
  const waiting = second
    .lock(never, () => {})
    .then(() => {
      isIn = true;
    });
  await eventually(() => expect(giveWay).toHaveBeenCalledOnce());
  expect(isIn).toBe(false);
  await first.unlock();
  await waiting;
  await second.unlock();
});

it('does not make uploads wait for each other', async () => {
  const locker = createUploadLock();
  await locker.newLock('a').lock(never, () => {});
  await locker.newLock('b').lock(never, () => {});
});

it('lets many in one after the other', async () => {
  const locker = createUploadLock();
  let inside = 0;
  let most = 0;
  const turns = Array.from({ length: 20 }, async () => {
    const lock = locker.newLock('a');
    await lock.lock(never, () => {});
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    await lock.unlock();
  });
  await Promise.all(turns);
  expect(most).toBe(1);
});

it('waits only so long for one who does not give way, and not for one who has left', async () => {
  const locker = createUploadLock(50);
  await locker.newLock('a').lock(never, () => {});
  await expect(locker.newLock('a').lock(never, () => {})).rejects.toMatchObject({ status_code: 500 });
  const gone = AbortSignal.abort();
  await expect(locker.newLock('a').lock(gone, () => {})).rejects.toBeDefined();
});
