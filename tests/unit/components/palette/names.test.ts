import { readdirSync, readFileSync } from 'node:fs';
import { placesInMore, placesInRail, placesOf } from '@/components/rail/places';
import { pageAccess } from '@/lib/access/pages';
import { letterPaths } from '@/lib/client/paths/letters';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { pageAddresses } from '@/tests/support/pages';

test.each(languages)(
  'in %s the palette names the queues of the desk as the desk names them',
  (language) => {
    const { palette, desk } = wordsIn(language);
    const named = Object.entries(desk.list.queue).filter(([queue]) => queue in palette.queues);
    expect(Object.entries(palette.queues)).toEqual(
      // In the palette the name follows a colon.
      named.map(([queue, name]) => [queue, name.toLowerCase()]),
    );
  },
);

test('the palette leads an administrator to every page of professionals that needs nothing but its address', () => {
  const pages = pageAddresses().filter(
    (page) =>
      page.startsWith('/ip/') && !page.includes('6f0b') && pageAccess(page, undefined) !== 'open',
  );
  const led = placesOf('ip_admin').map(({ href }) => href);
  expect(led.toSorted()).toEqual(pages);
});

test('the palette leads a case manager to the pages that are open to them, and to no other', () => {
  const open = placesOf('ip_admin').filter(
    ({ href }) => pageAccess(href, 'ip_case_manager') === 'open',
  );
  expect(placesOf('ip_case_manager')).toEqual(open);
});

test('the rail, the account menu or another page leads to every page that the palette leads to', () => {
  const screens = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(`components/${name}`, 'utf8'))
    .join('\n');
  // Palette and rail have no link of this form: they go by the list of places.
  const linked = new Set(
    [...screens.matchAll(/href=\{(?:`\$\{)?(\w+\.\w+)/g)].map(([, written]) => written),
  );
  const addresses = Object.entries({ paths, letterPaths, listPaths }).flatMap(([of, all]) =>
    Object.entries(all).map(([name, address]) => ({ written: `${of}.${name}`, address })),
  );
  const led: string[] = [
    ...addresses.filter(({ written }) => linked.has(written)).map(({ address }) => address),
    ...[...placesInRail('ip_admin'), ...placesInMore('ip_admin')].map(({ href }) => href),
  ];
  const hrefs = placesOf('ip_admin').map(({ href }) => href);
  expect(hrefs.filter((href) => !led.includes(href))).toEqual([]);
});
