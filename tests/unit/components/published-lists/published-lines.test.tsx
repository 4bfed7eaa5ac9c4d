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
      classes={undefined}
    />,
  );
  const named = screen.getByText('Allottees of Tower A');
  expect(named.closest('tr')?.textContent).toContain('CLM-2026-000001');
});

const classes = [
  { number: 1, name: 'Tower A', representative: null, base: '5.00' },
  { number: null, name: null, representative: null, base: '0.00' },
];

test('lines are filtered by class where the list has named ones', () => {
  const shown = (of: typeof classes | undefined) =>
    opened(
      <PublishedLines
        number={1}
        lines={{ rows: [publicLine(line(1, 2))], total: 1, page: 1, limit: 20 }}
        asked={{ class: 'none', page: 1, limit: 20 }}
        namesMasked
        courts={false}
        classes={of}
      />,
    );
  shown(undefined).close();
  expect(screen.queryByRole('combobox', { name: 'Class' })).toBeNull();
  shown(classes);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Class' });
  expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'All classes'],
    ['1', 'Tower A'],
    ['none', 'No named class'],
  ]);
  expect([choice.name, choice.value]).toEqual(['class', 'none']);
});

test('the facilities of a lender stand below its line, with their amounts and security', () => {
  const facilities = ['Loan of 2019', 'Loan of 2020'].map((name) => ({
    kind: 'term_loan' as const,
    name,
    claimed: '60.00',
    admitted: '5.00',
    securities: [
      {
        charge: 'pledge' as const,
        asset: `shares for the ${name}`,
        rank: null,
        day: null,
        chargeId: null,
        value: null,
      },
    ],
  }));
  const rows = [{ ...line(1), facilities }, line(2)].map(publicLine);
  opened(
    <PublishedLines
      number={1}
      lines={{ rows, total: 2, page: 1, limit: 20 }}
      asked={{ page: 1, limit: 20 }}
      namesMasked
      courts={false}
      classes={undefined}
    />,
  );
  const cells = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].flatMap(({ textContent }) => textContent || []));
  expect(cells.slice(2, 4)).toEqual([
    ['(a)', 'Term Loan – Loan of 2019Pledge: shares for the Loan of 2019', '₹60.00', '₹5.00'],
    ['(b)', 'Term Loan – Loan of 2020Pledge: shares for the Loan of 2020', '₹60.00', '₹5.00'],
  ]);
  const columns = [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].reduce(
      (sum, cell) => sum + (cell as HTMLTableCellElement).colSpan,
      0,
    ),
  );
  expect(new Set(columns).size).toBe(1);
});

test('what is asked of a published list, and its pages, lead to its rows', () => {
  opened(
    <PublishedLines
      number={1}
      lines={{ rows: [publicLine(line(1))], total: 41, page: 2, limit: 20 }}
      asked={{ annexure: 3, page: 2, limit: 20 }}
      namesMasked
      courts={false}
      classes={undefined}
    />,
  );
  const form = screen.getByRole('button', { name: 'Find' }).closest('form');
  const part = form?.closest('section')?.id;
  expect(part).toBeTruthy();
  expect(form?.getAttribute('action')).toBe(`/creditors/1#${part}`);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([1, 3].map((page) => `/creditors/1?page=${page}&annexure=3#${part}`));
});
