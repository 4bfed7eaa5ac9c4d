import { PortalError } from '@/lib/platform/errors';
import {
  asCall,
  cameThrough,
  givePlace,
  holdsPlaceIn,
  inLine,
  pausing,
} from '@/lib/platform/lines/call';
import { line } from '@/lib/platform/lines/line';
import type { Share } from '@/lib/platform/lines/share';

const asha: Share = { key: 'asha', kind: 'person' };
const salma: Share = { key: 'salma', kind: 'person' };

const lineOfOne = (here = 20) =>
  line({
    places: 1,
    here: 100,
    person: { working: 1, here },
    network: { working: 1, here },
    patienceMs: Number.POSITIVE_INFINITY,
    share: () => new PortalError('too_much_at_once', { retryAfter: 2 }),
    full: () => new PortalError('not_in_time', { retryAfter: 5 }),
  });

/** All that follows at once from what was done has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so. */
function held() {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

test('a call that fails leaves its line, and so does one that answers', async () => {
  const calls = lineOfOne();
  await expect(asCall(asha, calls, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(
    asCall(asha, calls, () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await asCall(asha, calls, () => 'answered')).toBe('answered');
  expect(calls.underWay()).toEqual({ here: 0, working: 0 });
});

test('a call beyond a share’s part is refused and not begun', async () => {
  const calls = lineOfOne(1);
  const gate = held();
  const first = asCall(asha, calls, () => gate.over);
  const begun = jest.fn();
  await expect(asCall(asha, calls, begun)).rejects.toMatchObject({
    code: 'too_much_at_once',
    retryAfter: 2,
  });
  expect(begun).not.toHaveBeenCalled();
  gate.end();
  await first;
});

test('who waits in another line holds no place of the first', async () => {
  const [calls, forms] = [lineOfOne(), lineOfOne()];
  const gate = held();
  const others = forms.inTurn(salma, () => gate.over);
  const reading = asCall(asha, calls, () => inLine(forms, async () => 'read'));
  await settled();
  expect(await asCall(salma, calls, () => 'listed')).toBe('listed');
  gate.end();
  await others;
  expect(await reading).toBe('read');
  expect([calls, forms].map((one) => one.underWay())).toEqual([
    { here: 0, working: 0 },
    { here: 0, working: 0 },
  ]);
});

test('a call that gave its place away may do so again, and takes none at its end', async () => {
  const calls = lineOfOne();
  const gate = held();
  const slow = asCall(asha, calls, async () => {
    givePlace();
    givePlace();
    await gate.over;
    return [cameThrough(calls), holdsPlaceIn(calls)];
  });
  const other = held();
  const next = asCall(salma, calls, () => other.over);
  await settled();
  gate.end();
  expect(await slow).toEqual([true, false]);
  expect(calls.underWay()).toEqual({ here: 1, working: 1 });
  other.end();
  await next;
});

test('who pauses lets others work, and goes on only on its turn', async () => {
  const calls = lineOfOne();
  const [pause, work] = [held(), held()];
  const wentOn = jest.fn();
  const paused = asCall(asha, calls, async () => {
    await pausing(() => pause.over);
    wentOn(holdsPlaceIn(calls));
  });
  await settled();
  const next = asCall(salma, calls, () => work.over);
  pause.end();
  await settled();
  expect(wentOn).not.toHaveBeenCalled();
  work.end();
  await Promise.all([paused, next]);
  expect(wentOn).toHaveBeenCalledWith(true);
  expect(calls.underWay()).toEqual({ here: 0, working: 0 });
});

test('what nobody called for waits in no line', async () => {
  const forms = lineOfOne();
  const gate = held();
  const others = forms.inTurn(salma, () => gate.over);
  givePlace();
  expect(await pausing(async () => 'waited')).toBe('waited');
  expect(await inLine(forms, async () => 'made')).toBe('made');
  expect(holdsPlaceIn(forms)).toBe(false);
  gate.end();
  await others;
});
