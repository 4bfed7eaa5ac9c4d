import { Audience } from '@/lib/live/audience';
import type { LiveEvent } from '@/lib/live/event';

function listener(
  audience: Audience,
  userId: string,
  sessionId: string,
  administrator = false,
  emailProven = true,
) {
  const heard: LiveEvent[] = [];
  const state = { ended: false };
  const leave = audience.add({
    userId,
    sessionId,
    administrator,
    emailProven,
    send: (event) => heard.push(event),
    end: () => {
      state.ended = true;
    },
  });
  return { heard, state, leave };
}

test('an event reaches the people it names, and every administrator if it says so, each once', () => {
  const audience = new Audience();
  const asha = listener(audience, 'asha', '1');
  const meera = listener(audience, 'meera', '2', true);
  const stranger = listener(audience, 'stranger', '3');
  audience.tell({ what: 'claim', claimId: 'c', users: ['asha', 'meera'], administrators: true });
  audience.tell({ what: 'read', claimId: 'c', users: ['asha'] });
  expect(asha.heard.map(({ what }) => what)).toEqual(['claim', 'read']);
  expect(meera.heard).toEqual([{ what: 'claim', claimId: 'c' }]);
  expect(stranger.heard).toEqual([]);
});

test('an event for people with a proven address does not reach a session without one', () => {
  const audience = new Audience();
  const owner = listener(audience, 'asha', '1');
  const stranger = listener(audience, 'asha', '2', false, false);
  audience.tell({ what: 'claim', claimId: 'c', users: [], ifProven: ['asha'] });
  expect(owner.heard).toEqual([{ what: 'claim', claimId: 'c' }]);
  expect(stranger.heard).toEqual([]);
});

test('a stream that was closed hears nothing, and the person’s other streams go on', () => {
  const audience = new Audience();
  const phone = listener(audience, 'asha', '1');
  const desk = listener(audience, 'asha', '2');
  phone.leave();
  audience.tell({ what: 'notification', users: ['asha'] });
  expect(phone.heard).toEqual([]);
  expect(desk.heard).toEqual([{ what: 'notification', claimId: null }]);
  expect(audience.countOf('asha')).toBe(1);
  desk.leave();
  expect(audience.countOf('asha')).toBe(0);
});

test('a session that was signed out loses its streams, and no other session does', () => {
  const audience = new Audience();
  const phone = listener(audience, 'asha', '1');
  const desk = listener(audience, 'asha', '2');
  audience.tell({ what: 'signed_out', sessions: ['1'] });
  expect([phone.state.ended, desk.state.ended]).toEqual([true, false]);
});

describe('the quiet time of a person', () => {
  const asha = { userId: 'asha', administrator: false };
  const meera = { userId: 'meera', administrator: true };
  const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
  const quiet = (audience: Audience, person: typeof asha) => audience.quietFor(person) / 60_000;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is zero while the process does not listen to the database', () => {
    const audience = new Audience();
    minutes(3);
    expect(quiet(audience, asha)).toBe(0);
    audience.setListening(true);
    minutes(2);
    expect(quiet(audience, asha)).toBe(2);
    audience.setListening(false);
    expect(quiet(audience, asha)).toBe(0);
    audience.setListening(true);
    minutes(1);
    expect(quiet(audience, asha)).toBe(1);
  });

  test('counts from the last event that concerned them, whether they were listening or not', () => {
    const audience = new Audience();
    audience.setListening(true);
    minutes(1);
    audience.tell({ what: 'claim', users: ['asha'] });
    minutes(1);
    audience.tell({ what: 'claim', users: ['stranger'] });
    expect(quiet(audience, asha)).toBe(1);
    expect(quiet(audience, meera)).toBe(2);
    audience.tell({ what: 'claim', users: ['asha'], administrators: true });
    minutes(0.5);
    expect([asha, meera].map((person) => quiet(audience, person))).toEqual([0.5, 0.5]);
    expect(quiet(audience, { ...meera, administrator: false })).toBe(2.5);
  });

  test('is at most five minutes', () => {
    const audience = new Audience();
    audience.setListening(true);
    audience.tell({ what: 'claim', users: ['asha'] });
    minutes(4);
    audience.tell({ what: 'claim', users: ['stranger'] });
    minutes(2);
    audience.tell({ what: 'claim', users: ['stranger'] });
    expect(quiet(audience, asha)).toBe(5);
  });
});
