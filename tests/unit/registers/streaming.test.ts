import { openRegister } from '@/lib/registers/open-register';
import { readRows } from '@/lib/registers/rows/read-rows';
import type { SheetRow } from '@/lib/spreadsheets/row';

/** A hundred thousand rows, counted as they are asked for. */
function long(count = 100_000) {
  const asked = { rows: 0 };
  async function* rows(): AsyncGenerator<SheetRow> {
    yield { row: 1, cells: ['Sr', 'Name of creditor', 'Amount claimed'] };
    for (let at = 0; at < count; at += 1) {
      asked.rows += 1;
      yield { row: at + 2, cells: [at + 1, `Ravi Nair ${at}`, '1,000'] };
    }
  }
  return { asked, sheet: { name: '', rows: rows() } };
}

test('a long register is opened by its first rows, and read one row at a time', async () => {
  const { asked, sheet } = long();
  const opened = await openRegister(sheet);
  expect(asked.rows).toBeLessThan(300);
  let read = 0;
  let furthest = 0;
  if (!opened) throw new Error('no rows');
  for await (const row of readRows(opened.rows, opened.mapping)) {
    if ('values' in row) read += 1;
    furthest = Math.max(furthest, asked.rows - read);
  }
  expect(read).toBe(100_000);
  expect(furthest).toBeLessThan(300);
});

test('one row more than a file may have is refused', async () => {
  const opened = await openRegister(long(100_001).sheet);
  const all = (async () => {
    for await (const _ of opened?.rows ?? []);
  })();
  await expect(all).rejects.toMatchObject({ rule: 'too_many_rows' });
});
