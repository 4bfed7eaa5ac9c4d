import { olderThan } from '@/components/chat/messages/older-than';

const run = (...ids: string[]) => ids.map((id) => ({ id }));

test('what overlaps stands once', () => {
  expect(olderThan(run('1', '2', '3'), run('2', '3', '4'))).toEqual(run('1'));
});

test('a run that begins alike adds nothing', () => {
  expect(olderThan(run('1', '2'), run('1', '2', '3'))).toEqual([]);
});

test('across a gap nothing is kept, for the gap would look like silence', () => {
  expect(olderThan(run('1', '2'), run('8', '9'))).toEqual([]);
  expect(olderThan(run('1', '2'), [])).toEqual([]);
});
