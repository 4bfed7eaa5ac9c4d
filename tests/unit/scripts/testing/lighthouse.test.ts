import { report, scriptBytes } from '@/scripts/lib/testing/lighthouse.mjs';

const script = (url: string, transferSize: number) => ({
  url,
  resourceType: 'Script',
  transferSize,
});

test('a page’s scripts count with the size of their first download, even when cached since', () => {
  const largest = new Map<string, number>();
  const style = { url: '/a.css', resourceType: 'Stylesheet', transferSize: 9 };
  expect(scriptBytes([script('/a.js', 100), script('/b.js', 50), style], largest)).toBe(150);
  expect(scriptBytes([script('/a.js', 0), script('/c.js', 7)], largest)).toBe(107);
  expect(scriptBytes([script('/a.js', 0), script('/a.js', 0)], largest)).toBe(100);
});

test('the report prints the bytes of JavaScript beside those of the run before', () => {
  const run = (javascript: number) => ({
    at: '2026-11-23',
    times: 5,
    load: '3 on 2',
    pages: {
      '/': {
        ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
        ...{ shift: 0, paint: 985, blocked: 77, javascript },
      },
    },
  });
  expect(report(run(170_000), run(171_000))).toContain('blocked 77, javascript 170000 (171000)');
});
