import { screen } from '@testing-library/react';
import { PublishedLines } from '@/components/published-lists/published-lines';
import { publicLine } from '@/lib/creditor-lists/public-parts';
import { opened } from '@/tests/support/screen/screen';
import { line } from '@/tests/unit/creditor-lists/list-lines';

test('a line of a published list names the class of its creditor, where the list has one', () => {
  const creditorClass = { number: 1, name: 'Allottees of Tower A' };
  const rows = [{ ...line(1, 2), creditorClass }, { ...line(2, 2), creditorClass: null }, line(3)];
  opened(
    <PublishedLines
      number={1}
      lines={{ rows: rows.map(publicLine), total: 3, page: 1, limit: 20 }}
      asked={{ page: 1, limit: 20 }}
      namesMasked
      courts={false}
    />,
  );
  const named = screen.getByText('Allottees of Tower A');
  expect(named.closest('tr')?.textContent).toContain('CLM-2026-000001');
});
