import { screen } from '@testing-library/react';
import { useState } from 'react';
import { DateField } from '@/components/ui/dates/date-field';
import type { Language } from '@/lib/i18n/language';
import { opened } from '@/tests/support/screen/screen';

function Day() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField label="Day of default" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button">Next</button>
    </>
  );
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const [day, month] = [0, 1].map((at) => () => screen.getAllByRole('textbox')[at] as HTMLElement);
const held = () => document.querySelector('output')?.textContent;

const show = (language: Language = 'en') => opened(<Day />, { language }).user;

test.each(['01042026', '०१०४२०२६', '01/04/2026', '1-4-2026'])(
  '%s typed into the first box fills all three',
  async (typed) => {
    const user = show();
    await user.type(day?.() as HTMLElement, typed);
    expect(boxes().map(Number)).toEqual([1, 4, 2026]);
    expect(held()).toBe('2026-04-01');
    screen.getByText('1 April 2026');
  },
);

test.each([
  '01/04/2026',
  '1-4-2026',
  '2026-04-01',
  '01.04.2026',
  '01042026',
  '20260401',
  ' 01/04/2026 00:00 ',
])('%p pasted into any box fills all three', async (pasted) => {
  const user = show();
  await user.click(month?.() as HTMLElement);
  await user.paste(pasted);
  expect(boxes().map(Number)).toEqual([1, 4, 2026]);
  expect(held()).toBe('2026-04-01');
});

test.each<[string, string[], Language, RegExp]>([
  ['010426', ['01', '04', '26'], 'en', /four digits/],
  ['01/04/26', ['01', '04', '26'], 'hi', /चार अंक/],
  ['31022026', ['31', '02', '2026'], 'en', /This date does not exist/],
  ['31/02/2026', ['31', '02', '2026'], 'hi', /तारीख/],
])(
  '%s is doubtful: it stands in the boxes as %j, and is no day',
  async (typed, shown, language, said) => {
    const user = show(language);
    await user.click(day?.() as HTMLElement);
    await user.paste(typed);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(boxes()).toEqual(shown);
    expect(held()).toBe(shown.join('/'));
    screen.getByText(said);
  },
);
