import { existsSync, readdirSync } from 'node:fs';
import { pagesOf } from '@/components/palette/places';
import { pageAccess } from '@/lib/access/pages';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

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

test('the palette leads an administrator to every page of professionals', () => {
  const folder = 'app/ip/(signed-in)/(active)';
  const pages = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/page.tsx`));
  const led = pagesOf('ip_admin').map(({ href }) => href.replace('/ip/', ''));
  expect(led).toEqual(expect.arrayContaining(pages));
});

test('the palette leads a case manager to the pages that are open to them, and to no other', () => {
  const open = pagesOf('ip_admin').filter(
    ({ href }) => pageAccess(href, 'ip_case_manager') === 'open',
  );
  expect(pagesOf('ip_case_manager')).toEqual(open);
});
