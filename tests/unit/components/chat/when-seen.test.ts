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

test('a message in a visible tab counts as seen at once, and only once', () => {
  const { act } = open('visible');
  turn('hidden');
  turn('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a message in a hidden tab counts as seen when the tab becomes visible, and only once', () => {
  const { act } = open('hidden');
  turn('hidden');
  expect(act).not.toHaveBeenCalled();
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(act).toHaveBeenCalledTimes(1);
});

test('a message that is gone before its tab becomes visible never counts as seen', () => {
  const { act, stop } = open('hidden');
  stop();
  turn('visible');
  expect(act).not.toHaveBeenCalled();
});
