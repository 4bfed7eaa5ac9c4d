import { rowCounter } from '@/lib/client/files/count-rows';

const csv = 'Creditor,Note\n"Asha ""Devi""\nand sons",=1\nआशा,\n';

test('rows of a CSV are counted however it is split, and a line break within quotes counts as no row', () => {
  const bytes = new TextEncoder().encode(csv);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const count = rowCounter();
    count(bytes.subarray(0, cut));
    expect(count(bytes.subarray(cut))).toBe(3);
  }
});

test('a CSV that broke off counts fewer rows', () => {
  const count = rowCounter();
  expect(count(new TextEncoder().encode(csv.slice(0, -3)))).toBe(2);
});
