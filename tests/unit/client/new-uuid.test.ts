import { newUuid } from '@/lib/client/new-uuid';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a browser without crypto.randomUUID gets a different UUID of version 4 each time', () => {
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const made = Array.from({ length: 200 }, newUuid);
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
  for (const uuid of made) expect(uuid).toMatch(version4);
  expect(new Set(made).size).toBe(made.length);
});

test('a browser with crypto.randomUUID gets a UUID of version 4', () => {
  expect(newUuid()).toMatch(version4);
});
