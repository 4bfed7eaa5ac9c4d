import { activityHeader, watchActivity } from '@/lib/client/request/activity';
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

test('a page that nobody has used for a minute marks its calls as made by itself', () => {
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

test('a page on which somebody types without calling the server reports this every few minutes', () => {
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
