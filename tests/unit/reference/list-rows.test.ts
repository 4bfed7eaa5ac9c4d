import { listRows, listRowsFrom } from '@/lib/reference/list-rows';

test.each(listRows)('a page of %d rows can be chosen', (rows) => {
  expect(listRowsFrom(String(rows))).toBe(rows);
});

test.each([undefined, '', '0', '21', '1000', '50 ', '5e1', 'NaN', '<b>'])(
  'a cookie that says %j leaves a page its 20 rows',
  (text) => {
    expect(listRowsFrom(text)).toBe(20);
  },
);
