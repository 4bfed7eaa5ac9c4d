import { messageDrafts } from '@/lib/client/conversation/message-drafts';

const throwing = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};
const forbidden = { getItem: throwing, setItem: throwing, removeItem: throwing };

/** A storage without room for anything new. */
const full = { getItem: () => 'half', setItem: throwing, removeItem: () => undefined };

test.each([
  ['forbidden', forbidden],
  ['full', full],
])(
  'with storage %s, a half-written message is still there when its conversation is opened again',
  (_, sessionStorage) => {
    Object.assign(globalThis, { sessionStorage });
    messageDrafts.keep('asha', 'a', 'half a message');
    expect(messageDrafts.read('asha', 'a')).toBe('half a message');
    expect(messageDrafts.read('asha', 'b')).not.toBe('half a message');
    expect(messageDrafts.read('meera', 'a')).not.toBe('half a message');
    messageDrafts.keep('asha', 'a', '');
    expect(messageDrafts.read('asha', 'a')).not.toBe('half a message');
  },
);

test('with storage forbidden, nobody’s half-written message is left after signing out', () => {
  Object.assign(globalThis, { sessionStorage: forbidden });
  messageDrafts.keep('asha', 'a', 'half a message');
  messageDrafts.forget();
  expect(messageDrafts.read('asha', 'a')).toBe('');
});
