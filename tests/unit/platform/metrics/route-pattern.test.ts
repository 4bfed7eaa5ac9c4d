import { patternOf } from '@/lib/platform/metrics/route-pattern';

test.each([
  ['/api/claims', {}, '/api/claims'],
  ['/api/claims/4f0e/status', { id: '4f0e' }, '/api/claims/[id]/status'],
  [
    '/api/claims/4f0e/versions/2',
    { id: '4f0e', version: '2' },
    '/api/claims/[id]/versions/[version]',
  ],
  // An id may be spelled like a part of the route; only its own place is replaced.
  ['/api/claims/claims/status', { id: 'claims' }, '/api/claims/[id]/status'],
  ['/api/claims/status/status', { id: 'status' }, '/api/claims/[id]/status'],
  ['/api/claims/a%20b/status', { id: 'a b' }, '/api/claims/[id]/status'],
])('the call %s is counted under its route', (path, params, pattern) => {
  expect(patternOf(path, params)).toBe(pattern);
});

test.each<[string, Record<string, string | string[]>]>([
  ['/api/whatever/9999', { unknown: ['whatever', '9999'] }],
  ['/api/%63laims', {}],
  ['/api/claims/%34f0e/status', { id: '4f0e' }],
  [`/api/${'x'.repeat(200)}`, {}],
  ['/api/ABCDE1234F@mail', {}],
])('the path %s is counted under "other"', (path, params) => {
  expect(patternOf(path, params)).toBe('other');
});
