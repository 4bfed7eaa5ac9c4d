import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CountBadge } from '@/components/ui/count-badge';

const shown = (count: number) =>
  /data-count="(.*?)"/.exec(renderToStaticMarkup(createElement(CountBadge, { count })))?.[1];

test('a badge counts up to 99, then shows 99+, and is not shown for zero', () => {
  expect([1, 99, 100, 2500].map(shown)).toEqual(['1', '99', '99+', '99+']);
  expect(renderToStaticMarkup(createElement(CountBadge, { count: 0 }))).toBe('');
});
