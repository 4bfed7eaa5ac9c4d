import { NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PublishedChanges } from '@/components/published-lists/published-changes';
import { PublishedLines } from '@/components/published-lists/published-lines';
import type { PublishedList, publishedChanges } from '@/lib/creditor-lists/published/read';
import { wordsIn } from '@/lib/i18n/words';

const inEnglish = { locale: 'en', messages: wordsIn('en'), timeZone: 'Asia/Kolkata' } as const;

const drawn = (children: ReactElement) =>
  renderToStaticMarkup(
    createElement(NextIntlClientProvider, { ...inEnglish, children }),
  ).replaceAll('&amp;', '&');

/** What the fields of a page's filter say, by their names. */
function filtersIn(html: string) {
  const [form = ''] = /<form.*?<\/form>/.exec(html) ?? [];
  const found = new Map<string, string | undefined>();
  for (const [, name = '', options = ''] of form.matchAll(
    /<select name="(\w+)".*?>(.*?)<\/select>/g,
  ))
    found.set(
      name,
      /<option[^>]* selected=""[^>]*>/.exec(options)?.[0].match(/value="(\w*)"/)?.[1],
    );
  for (const [field] of form.matchAll(/<input[^>]*>/g))
    found.set(/name="(\w+)"/.exec(field)?.[1] ?? '', /value="([^"]*)"/.exec(field)?.[1]);
  return Object.fromEntries(found);
}

/** What the links to the page before and after ask. */
const linksIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/href="([^"]*)" rel="(prev|next)"/g)].map(([, href = '', rel]) => {
      const { searchParams } = new URL(href, 'https://claims.example.in');
      return [rel, Object.fromEntries(searchParams)];
    }),
  );

function expectKept(html: string, said: Record<string, string>) {
  expect(filtersIn(html)).toEqual(said);
  expect(linksIn(html)).toEqual({ prev: { ...said, page: '2' }, next: { ...said, page: '4' } });
}

const line = {
  annexure: 8,
  slNo: 41,
  name: 'Kaveri Motors',
  claimNumber: 'CLM-2026-000041',
  receivedOn: '2026-11-01',
  claimed: '100.00',
  admitted: '100.00',
  contingent: '0.00',
  notAdmitted: '0.00',
  underVerification: '0.00',
  share: null,
  grounds: [],
  transfers: [],
};

test('the pages of the lines of a published list keep what is filtered and searched', () => {
  const page = { page: 3, limit: 20 };
  const props = {
    number: 2,
    lines: { rows: [line], total: 100, ...page },
    asked: { annexure: 8, search: 'kaveri & sons', ...page },
    namesMasked: false,
  } as unknown as Parameters<typeof PublishedLines>[0];
  const html = drawn(createElement(PublishedLines, props));
  expectKept(html, { annexure: '8', search: 'kaveri & sons' });
});

test('the pages of what changed in a published list keep with what it is compared and what is shown', () => {
  const [first, third] = [1, 3].map(
    (number) => ({ number, asOn: '2026-11-10' }) as PublishedList,
  ) as [PublishedList, PublishedList];
  const changes = {
    from: 1,
    to: 3,
    rows: [],
    total: 100,
    totals: { admitted: '0.00' },
    counts: {},
    page: 3,
    limit: 20,
  } as unknown as Awaited<ReturnType<typeof publishedChanges>>;
  const html = drawn(
    createElement(PublishedChanges, {
      list: third,
      earlier: [first],
      kind: 'added',
      changes,
      namesMasked: false,
    }),
  );
  expectKept(html, { from: '1', kind: 'added' });
});
