import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from '@/components/ui/linked-text';

const shown = (text: string) => renderToStaticMarkup(createElement(LinkedText, { text }));
const linksIn = (text: string) => [...shown(text).matchAll(/href="([^"]*)"/g)].map(([, at]) => at);

test.each([
  ['See https://example.in/a.', ['https://example.in/a']],
  ['(http://example.in/?q=1&r=2)', ['http://example.in/?q=1&amp;r=2']],
  ['https://a.example and https://b.example!', ['https://a.example', 'https://b.example']],
  ['javascript:alert(1)', []],
  ['data:text/html,x //example.in example.in', []],
  ['https://example.in/"onmouseover="alert(1)', ['https://example.in/']],
])('addresses in a text become links: %s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('markup in a text is shown as text', () => {
  const html = shown('<img src=x onerror=alert(1)> & <b>bold</b>');
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;');
});

test('a link in a text tells the other site nothing of the portal', () => {
  expect(shown('https://example.in')).toContain('rel="noopener noreferrer nofollow"');
});
