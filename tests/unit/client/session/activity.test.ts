import { activityHeader, watchActivity } from '@/lib/client/session/activity';
import { byItself } from '@/lib/reference/by-itself';

const page = new EventTarget();
const minute = 60_000;
const press = () => page.dispatchEvent(new Event('keydown'));

beforeAll(() => {
  Object.assign(globalThis, { window: page });
  jest.useFakeTimers();
});
afterAll(() => {
  Object.assign(globalThis, { window: undefined });
  jest.useRealTimers();
});

test('a page nobody has been at for a minute says that it asks by itself', () => {
  const stop = watchActivity(() => undefined);
  expect(activityHeader()).toEqual({});
  jest.advanceTimersByTime(minute + 1);
  expect(activityHeader()).toEqual({ [byItself]: '1' });
  press();
  expect(activityHeader()).toEqual({});
  jest.advanceTimersByTime(minute + 1);
  stop();
  expect(activityHeader()).toEqual({});
});

test('who types for long without a call is told of, every few minutes', () => {
  let told = 0;
  const stop = watchActivity(() => {
    told += 1;
  });
  activityHeader();
  for (let minutes = 0; minutes < 12; minutes++) {
    jest.advanceTimersByTime(minute);
    press();
    press();
  }
  expect(told).toBe(3);
  stop();
  jest.advanceTimersByTime(minute * 10);
  press();
  expect(told).toBe(3);
});
