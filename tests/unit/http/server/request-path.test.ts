import { requestPath } from '@/lib/http/server/request-path';

test.each([
  ['a path', '/api/claims/7?search=%E0%A4%95', '/api/claims/7?search=%E0%A4%95'],
  ['a percent sign that encodes nothing', '/api/claims/%', '/api/claims/%25'],
  ['two percent signs that encode no byte', '/api/claims/%zz?a=%', '/api/claims/%25zz?a=%'],
  ['bytes that are no character', '/claims/%C0%AF', '/claims/%25C0%25AF'],
  ['what a proxy is asked for', 'http://portal.example/api/health?x=1', '/api/health?x=1'],
  ['what a proxy is asked for, without a path', 'https://portal.example?x', '/?x'],
  ['the server itself', '*', '/*'],
  ["one of Next's own pages", '/_global-error', '/not-found'],
  ["what stands below one of Next's own pages", '/_error/a?b', '/not-found?b'],
  ['a file of the build', '/_next/static/a.js', '/_next/static/a.js'],
])('an address with %s reaches Next in a form that it can read', (_, asked, path) => {
  expect(requestPath(asked)).toBe(path);
});
