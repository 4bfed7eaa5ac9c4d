import { olderThan } from '@/components/chat/messages/older-than';

const run = (...ids: string[]) => ids.map((id) => ({ id }));

test('older messages that are already shown are not shown twice', () => {
  expect(olderThan(run('1', '2', '3'), run('2', '3', '4'))).toEqual(run('1'));
});

test('a page of older messages that are all shown already adds nothing', () => {
  expect(olderThan(run('1', '2'), run('1', '2', '3'))).toEqual([]);
});

test('older messages are dropped when a gap separates them from those that follow', () => {
  expect(olderThan(run('1', '2'), run('8', '9'))).toEqual([]);
  expect(olderThan(run('1', '2'), [])).toEqual([]);
});
