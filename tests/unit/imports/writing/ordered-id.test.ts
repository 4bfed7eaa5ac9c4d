import { orderedIds } from '@/lib/imports/writing/ordered-id';

test('new ids are UUIDs of version 7, in ascending order and each different', () => {
  const next = orderedIds();
  const ids = Array.from({ length: 10_000 }, next);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
