import { act, screen, waitFor } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Arrival } from '@/components/shell/arrival/arrival';
import { opened } from '@/tests/support/screen/screen';

const focused = () => document.activeElement;

/** Two pages: the second is there a moment after its address, and may take the focus itself. */
function Pages({ takes = false }: { takes?: boolean }) {
  const second = usePathname() === '/second';
  return (
    <>
      <main key={String(second)}>
        {second ? (
          <Second takes={takes} />
        ) : (
          <>
            <h1>First</h1>
            <button type="button" onClick={() => window.history.pushState(null, '', '/second')}>
              On
            </button>
          </>
        )}
      </main>
      <Arrival />
    </>
  );
}

function Second({ takes }: { takes: boolean }) {
  const [drawn, setDrawn] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takes) field.current?.focus();
  }, [takes]);
  return (
    <>
      <input ref={field} aria-label="Code" />
      <button type="button" onClick={() => setDrawn(true)}>
        Data came
      </button>
      {drawn && <h1>Second</h1>}
    </>
  );
}

test('the first page of a tab is read from its beginning', () => {
  opened(<Pages />, { at: '/first' });
  expect(focused()).toBe(document.body);
});

test('a page that takes the place of another gets the focus on its heading once that is drawn', async () => {
  const { user } = opened(<Pages />, { at: '/first' });
  await user.click(screen.getByRole('button', { name: 'On' }));
  const came = await screen.findByRole('button', { name: 'Data came' });
  expect(focused()).toBe(document.body);
  act(() => came.click());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Second' })));
});

test('the focus stays where the new page itself put it', async () => {
  const { user } = opened(<Pages takes />, { at: '/first' });
  await user.click(screen.getByRole('button', { name: 'On' }));
  const came = await screen.findByRole('button', { name: 'Data came' });
  act(() => came.click());
  await screen.findByRole('heading', { name: 'Second' });
  expect(focused()).toBe(screen.getByLabelText('Code'));
});
