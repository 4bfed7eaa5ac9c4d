import { render } from '@testing-library/react';
import { markWith } from '@/components/claims/marks/mark-with';

const marked = (words: string[], text: string) => {
  const { container } = render(<p>{markWith(words)(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

test.each([
  [['zz'], 'Md. Rafiq', []],
  [['(', '.*', '\\'], 'Rafiq & Sons', []],
  [['rafiq', 'md'], 'MD. Rafiq Ansari', ['MD', 'Rafiq']],
  [['मोहम्मद'], 'मोहम्मद सलीम', ['मोहम्मद']],
  [['Kaveri', 'Kav'], 'Kaveri Kavita', ['Kaveri', 'Kav']],
  [['50'], 'CLM-2026-000050', ['50']],
])('of %j marks in %s', (words, text, found) => {
  expect(marked(words, text)).toEqual(found);
});
