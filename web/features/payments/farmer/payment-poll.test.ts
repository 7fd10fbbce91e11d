import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../lib/http.ts';
import { startPaymentPoll } from './payment-poll.ts';
import { fetchPayment } from './payments.api.ts';

vi.mock('./payments.api.ts', () => ({ fetchPayment: vi.fn() }));

const answer = vi.mocked(fetchPayment);
const payment = (status: 'pending' | 'success' | 'failed') => ({ status, amount: 1250, meta: '{}' });

describe('startPaymentPoll', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    answer.mockReset().mockResolvedValue(payment('pending'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks at once, then ten times every 3 s, then every 6 s', async () => {
    const poll = startPaymentPoll(9, () => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(answer).toHaveBeenCalledTimes(11);
    await vi.advanceTimersByTimeAsync(5999);
    expect(answer).toHaveBeenCalledTimes(11);
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledTimes(12);
    poll.stop();
  });

  it('stops for good once the server says success or failed', async () => {
    const heard = vi.fn();
    answer.mockResolvedValueOnce(payment('pending')).mockResolvedValueOnce(payment('failed'));
    startPaymentPoll(9, heard);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenLastCalledWith(payment('failed'), false);
  });

  it('ignores a fetch that fails and goes on', async () => {
    answer.mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce(payment('success'));
    const heard = vi.fn();
    startPaymentPoll(9, heard);
    await vi.advanceTimersByTimeAsync(3000);
    expect(heard.mock.calls.map(([given]) => given)).toEqual([null, payment('success')]);
  });

  it('says when the server knows no such payment', async () => {
    answer.mockRejectedValueOnce(new HttpError(404, 'NOT_FOUND', 'Not found'));
    const heard = vi.fn();
    const poll = startPaymentPoll(9, heard);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveBeenLastCalledWith(null, true);
    poll.stop();
  });

  it('fetches at once when asked, and never again after the page is left', async () => {
    const heard = vi.fn();
    const poll = startPaymentPoll(9, heard);
    await vi.advanceTimersByTimeAsync(0);
    poll.refresh();
    expect(answer).toHaveBeenCalledTimes(2);
    poll.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
