import { whenSeen } from '@/components/chat/messages/when-seen';

let page = pageThatIs('visible');

function pageThatIs(visibilityState: 'visible' | 'hidden') {
  return Object.assign(new EventTarget(), { visibilityState });
}

function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

function open(visibilityState: 'visible' | 'hidden') {
  page = pageThatIs(visibilityState);
  Object.assign(globalThis, { document: page });
  const act = jest.fn();
  return { act, stop: whenSeen(act) };
}

test('what is in front of somebody counts as seen at once, and once', () => {
  const { act } = open('visible');
  turn('hidden');
  turn('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('what a hidden tab shows is not seen before the tab comes to the front', () => {
  const { act } = open('hidden');
  turn('hidden');
  expect(act).not.toHaveBeenCalled();
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is gone before the tab comes to the front is never seen', () => {
  const { act, stop } = open('hidden');
  stop();
  turn('visible');
  expect(act).not.toHaveBeenCalled();
});
