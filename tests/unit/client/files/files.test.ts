import { resolveObjectURL } from 'node:buffer';
import { saveFile, viewDocument } from '@/lib/client/files/files';

interface Link {
  href: string;
  download?: string;
  target?: string;
  /** What the browser finds at the address when the link is clicked. */
  found?: string | undefined;
}

let clicked: Link[] = [];
let fetched = new Response();
const refuse = () => {
  throw new Error('nothing may be shown in a tab');
};
let popup: { opener: unknown; location: { replace(address: string): void } } | null = null;

beforeEach(() => {
  jest.useFakeTimers();
  clicked = [];
  Object.assign(globalThis, {
    document: {
      createElement: (): Link & { click(): void } => ({
        href: '',
        click() {
          clicked.push({ ...this, found: resolveObjectURL(this.href)?.type });
        },
      }),
    },
    localStorage: { getItem: () => null },
    window: { open: () => popup },
    fetch: async () => fetched,
  });
});
afterEach(() => jest.useRealTimers());

const pdf = 'application/pdf';
const bill = { id: 'bill', originalFileName: 'बिल.pdf', mimeType: pdf };
const answer = (type: string) => new Response('%PDF', { headers: { 'Content-Type': type } });

/** The page gives the memory back once the browser has the file. */
function expectGivenBack(address: string) {
  expect(resolveObjectURL(address)).toBeDefined();
  jest.advanceTimersByTime(1000);
  expect(resolveObjectURL(address)).toBeUndefined();
}

test('a file that was saved is not kept in memory', () => {
  saveFile(new Blob(['claims'], { type: 'text/csv' }), 'claims.csv');
  expect(clicked).toMatchObject([{ download: 'claims.csv', found: 'text/csv' }]);
  expectGivenBack(clicked[0]?.href ?? '');
});

test('a document shown in its own tab is not kept in memory, and the tab cannot reach the portal’s page', async () => {
  fetched = answer(pdf);
  let shown = '';
  popup = { opener: 'the portal', location: { replace: (address) => (shown = address) } };
  await viewDocument(bill);
  expect(popup.opener).toBeNull();
  expect(clicked).toEqual([]);
  expect(resolveObjectURL(shown)?.type).toBe(pdf);
  expectGivenBack(shown);
});

test('a document whose tab the browser blocked opens through a link, and is not kept in memory', async () => {
  fetched = answer(pdf);
  popup = null;
  await viewDocument(bill);
  expect(clicked).toMatchObject([{ target: '_blank', found: pdf }]);
  expectGivenBack(clicked[0]?.href ?? '');
});

test('a document that is not safe to show is saved as a file that runs nowhere', async () => {
  fetched = answer('text/html');
  popup = { opener: null, location: { replace: refuse } };
  await viewDocument(bill);
  expect(clicked).toMatchObject([{ download: 'बिल.pdf', found: 'application/octet-stream' }]);
  expectGivenBack(clicked[0]?.href ?? '');
});

test('a document of a type that is never shown is saved without opening a tab', async () => {
  const type = 'text/csv';
  fetched = answer(type);
  Object.assign(globalThis, { window: { open: refuse } });
  await viewDocument({ ...bill, mimeType: type, originalFileName: 'bill.csv' });
  expect(clicked).toMatchObject([{ download: 'bill.csv' }]);
});
