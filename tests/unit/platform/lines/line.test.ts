import { PortalError } from '@/lib/platform/errors';
import { type Bounds, line } from '@/lib/platform/lines/line';
import { house, type Share } from '@/lib/platform/lines/share';

const person = (key: string): Share => ({ key, kind: 'person' });
const network = (key: string): Share => ({ key, kind: 'network' });

const refusals = {
  share: () => new PortalError('imports_under_way', { retryAfter: 10 }),
  full: () => new PortalError('imports_busy', { retryAfter: 15 }),
};

/** A line whose clock stands still until the test moves it, and what was begun in it, in order. */
function opened(bounds: Partial<Bounds> = {}) {
  const time = { now: 1_000_000 };
  const part = { working: 2, here: 20 };
  const made = line(
    {
      places: 1,
      here: 100,
      person: part,
      network: part,
      patienceMs: Infinity,
      ...refusals,
      ...bounds,
    },
    () => time.now,
  );
  const begun: string[] = [];
  /** Enters and waits; `end` ends it after so many milliseconds of work. */
  function wait(name: string, share: Share, wish = {}) {
    const place = made.enter(share);
    const turn = place.turn(wish).then(() => void begun.push(name));
    // Whoever leaves while waiting hears so; most tests do not ask.
    turn.catch(() => {});
    return {
      place,
      turn,
      async end(ms = 0) {
        time.now += ms;
        place.leave();
        await settled();
      },
    };
  }
  return { ...made, begun, wait, time };
}

/** All that follows at once from what was done has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const codeOf = (attempt: () => unknown) => {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof PortalError ? error.code : error;
  }
};

test('one who asks for a lot delays somebody who comes later by one piece of work', async () => {
  const { wait, begun } = opened();
  const many = Array.from({ length: 10 }, (_, at) => wait(`Asha ${at}`, person('asha')));
  const salma = wait('Salma', person('salma'));
  await settled();
  expect(begun).toEqual(['Asha 0']);
  await many[0]?.end(5_000);
  expect(begun).toEqual(['Asha 0', 'Salma']);
  await salma.end(10);
  expect(begun).toEqual(['Asha 0', 'Salma', 'Asha 1']);
});

test('eight who ask for a lot delay a newcomer by one piece of work, not by eight', async () => {
  const { wait, begun } = opened();
  const crowd = Array.from({ length: 8 }, (_, at) =>
    Array.from({ length: 4 }, () => wait(`${at}`, person(`${at}`))),
  );
  await settled();
  for (let turn = 0; turn < 8; turn += 1) await crowd[turn]?.[0]?.end(5_000);
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '0']);
  wait('newcomer', person('newcomer'));
  await crowd[0]?.[1]?.end(5_000);
  expect(begun.at(-1)).toBe('newcomer');
});

test('what a share used counts half after two minutes, so that nobody waits for ever for a busy hour', async () => {
  const { wait, begun, time } = opened();
  const first = wait('Asha', person('asha'));
  await settled();
  await first.end(8_000);
  time.now += 6 * 120_000;
  const busy = wait('Salma', person('salma'));
  await settled();
  await busy.end(1_000);
  const running = wait('Meera', person('meera'));
  wait('Salma again', person('salma'));
  wait('Asha again', person('asha'));
  await settled();
  await running.end();
  expect(begun).toEqual(['Asha', 'Salma', 'Meera', 'Asha again']);
});

test('work under way counts while it lasts', async () => {
  const { wait, begun } = opened({ places: 2 });
  wait('Asha 0', person('asha'));
  const other = wait('Ravi', person('ravi'));
  wait('Asha 1', person('asha'));
  wait('Salma', person('salma'));
  await settled();
  await other.end(1);
  expect(begun).toEqual(['Asha 0', 'Ravi', 'Salma']);
});

test('a share that has its part is refused at once, and the line stays as it was', async () => {
  const { wait, enter, requireShare, underWay } = opened({ person: { working: 1, here: 2 } });
  wait('one', person('asha'));
  const two = wait('two', person('asha'));
  expect(codeOf(() => enter(person('asha')))).toBe('imports_under_way');
  expect(codeOf(() => requireShare(person('asha')))).toBe('imports_under_way');
  expect(codeOf(() => requireShare(person('salma')))).toBeNull();
  expect(underWay()).toEqual({ here: 2, working: 1 });
  await two.end();
  expect(codeOf(() => requireShare(person('asha')))).toBeNull();
});

test('a share has no more under way than its part, though places are free', async () => {
  const { wait, begun } = opened({ places: 3, person: { working: 1, here: 9 } });
  const first = wait('Asha 0', person('asha'));
  wait('Asha 1', person('asha'));
  await settled();
  expect(begun).toEqual(['Asha 0']);
  wait('Salma', person('salma'));
  await first.end(9_000);
  expect(begun).toEqual(['Asha 0', 'Salma', 'Asha 1']);
});

test('a quick place stays free for quick work', async () => {
  const { wait, begun } = opened({ places: 2, quick: 1 });
  wait('slow', person('asha'));
  wait('slow too', person('ravi'));
  await settled();
  expect(begun).toEqual(['slow']);
  wait('quick', person('salma'), { quick: true });
  await settled();
  expect(begun).toEqual(['slow', 'quick']);
});

test('a share whose quick try did not end in time has no quick place until that is forgotten', async () => {
  const { wait, begun } = opened({ places: 2, quick: 1, slowForMs: 600_000 });
  wait('slow', person('ravi'));
  const tried = wait('try', person('asha'), { quick: true });
  await settled();
  tried.place.rest();
  const again = tried.place.turn().then(() => begun.push('again'));
  wait('next', person('asha'), { quick: true });
  await settled();
  expect(begun).toEqual(['slow', 'try']);
  const salma = wait('Salma', person('salma'), { quick: true });
  await settled();
  expect(begun).toEqual(['slow', 'try', 'Salma']);
  await salma.end(600_000);
  expect(begun).toEqual(['slow', 'try', 'Salma', 'next']);
  tried.place.leave();
  await expect(again).rejects.toThrow(/abort/i);
});

test('networks never hold the last place together, and it is open to people and to the portal', async () => {
  const { wait, begun } = opened({ places: 3 });
  for (const at of [1, 2, 3, 4]) wait(`network ${at}`, network(`${at}`));
  await settled();
  expect(begun).toEqual(['network 1', 'network 2']);
  const salma = wait('Salma', person('salma'));
  await settled();
  expect(begun.at(-1)).toBe('Salma');
  await salma.end(1);
  wait('house', house);
  await settled();
  expect(begun.at(-1)).toBe('house');
});

test('whoever left while waiting is not begun, and nobody waits for them', async () => {
  const { wait, begun, underWay } = opened();
  const first = wait('one', person('a'));
  const left = wait('left', person('b'));
  const gone = new AbortController();
  const away = wait('gone', person('c'), { gone: gone.signal });
  wait('last', person('d'));
  await settled();
  left.place.leave();
  left.place.leave();
  gone.abort(new Error('the browser went'));
  await expect(left.turn).rejects.toThrow(/abort/i);
  await expect(away.turn).rejects.toThrow('the browser went');
  away.place.leave();
  await first.end(1);
  expect(begun).toEqual(['one', 'last']);
  expect(underWay()).toEqual({ here: 1, working: 1 });
});

test('whoever waits too long is told when to come back, and the next one follows', async () => {
  const { enter, underWay } = opened({ patienceMs: 1 });
  const [one, two, three] = ['a', 'b', 'c'].map((key) => enter(person(key)));
  await one?.turn();
  await expect(two?.turn()).rejects.toMatchObject({ code: 'imports_busy', retryAfter: 15 });
  two?.leave();
  const turn = three?.turn();
  one?.leave();
  await turn;
  expect(underWay()).toEqual({ here: 1, working: 1 });
});

test('a line that is full refuses whoever comes, without a share of theirs', () => {
  const { enter } = opened({ here: 2 });
  for (const key of ['a', 'b']) enter(person(key));
  expect(codeOf(() => enter(person('c')))).toBe('imports_busy');
});

test('work that fails gives its place back', async () => {
  const { inTurn, underWay } = opened();
  await expect(inTurn(person('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(underWay()).toEqual({ here: 0, working: 0 });
  await expect(inTurn(person('b'), async () => 'done')).resolves.toBe('done');
});
