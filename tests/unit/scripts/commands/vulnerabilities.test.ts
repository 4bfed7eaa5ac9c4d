import { verdictOn } from '@/scripts/lib/commands/by-hand/vulnerabilities.mjs';

const counts = { metadata: { vulnerabilities: { total: 1 } } };

test.each([
  ['nothing', ''],
  ['a page of a proxy', '<html>'],
  ['null', 'null'],
  ['an error', JSON.stringify({ message: '404 Not Found', error: { summary: '' } })],
  ['vulnerabilities without counts', JSON.stringify({ vulnerabilities: {} })],
])('a registry that answers %s has checked nothing, and that is no success', (_, stdout) => {
  expect(verdictOn(stdout)).toEqual({
    says: expect.stringContaining('NOTHING WAS CHECKED'),
    code: 2,
  });
});

test('known holes are named, and are no success', () => {
  const vulnerabilities = { minimist: { severity: 'critical', range: '<1.2.6' } };
  expect(verdictOn(JSON.stringify({ ...counts, vulnerabilities }))).toEqual({
    says: 'critical  minimist <1.2.6\n1 packages have known holes.',
    code: 1,
  });
});

test('no known hole is success', () => {
  expect(verdictOn(JSON.stringify({ ...counts, vulnerabilities: {} }))).toMatchObject({ code: 0 });
});
