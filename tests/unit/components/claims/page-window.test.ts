import { windowFrom, windowWithLast } from '@/components/claims/page-window';

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [6, 7, 8, 9]],
  [9, 9, [7, 8, 9]],
])('on page %i of %i a claimant is offered the pages %j', (page, count, pages) => {
  expect(windowFrom(page, count)).toEqual(pages);
});

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 'gap', 7]],
  [5, 40, [3, 4, 5, 6, 7, 'gap', 40]],
  [37, 40, [35, 36, 37, 38, 39, 40]],
  [40, 40, [36, 37, 38, 39, 40]],
])('on page %i of %i a professional is offered the pages %j', (page, count, pages) => {
  expect(windowWithLast(page, count)).toEqual(pages);
});
