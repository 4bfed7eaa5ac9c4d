import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { keepFocus } from '@/components/shell/arrival/keep-focus';
import { opened } from '@/tests/support/screen/screen';

const focused = () => document.activeElement;

/** A button in whose place a form opens, which may take the focus to its field. */
function Opens({ takes = false }: { takes?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takes && open) field.current?.focus();
  }, [takes, open]);
  return (
    <section aria-label="Transfers">
      {open ? (
        <form aria-label="Report">
          <input ref={field} aria-label="Name" />
          <button type="button" onClick={() => setOpen(false)}>
            Give up
          </button>
        </form>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Report a transfer
        </button>
      )}
    </section>
  );
}

/** Rows, each with a button that takes it away. */
function Rows() {
  const [rows, setRows] = useState(['a', 'b']);
  return (
    <main>
      <ul aria-label="Files">
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Dialog() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <div role="dialog">
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </div>
    )
  );
}

beforeAll(() => keepFocus([], '/'));

test('a form that takes the place of its button has the focus, and the button has it again', async () => {
  const { user } = opened(
    <main>
      <Opens />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Report a transfer' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('form', { name: 'Report' })));
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  await waitFor(() =>
    expect(focused()).toBe(screen.getByRole('button', { name: 'Report a transfer' })),
  );
});

test('a form that takes the focus to its field keeps it there', async () => {
  const { user } = opened(
    <main>
      <Opens takes />
    </main>,
  );
  await user.click(screen.getByRole('button', { name: 'Report a transfer' }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(focused()).toBe(screen.getByLabelText('Name'));
});

test('a row that goes with its button leaves the focus in its list', async () => {
  const { user } = opened(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Remove a' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('list', { name: 'Files' })));
});

test('the focus is left alone when it goes away with a dialog', async () => {
  const { user } = opened(
    <>
      <h1>Page</h1>
      <Dialog />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(focused()).toBe(document.body);
});

test('a reader who left the focus stays where they are when its element goes away', async () => {
  opened(<Rows />);
  const remove = screen.getByRole('button', { name: 'Remove a' });
  act(() => remove.focus());
  await act(async () => remove.blur());
  await act(async () => remove.click());
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(focused()).toBe(document.body);
});

describe('on a page that a person goes back to', () => {
  const away = { bottom: -10, top: -30 } as DOMRect;

  /** Goes to a claim and back to the list, whose heading then has the focus. */
  async function backAtList() {
    const change = (path: string) => act(() => window.history.replaceState(null, '', path));
    change('/claim/1');
    const { unmount } = render(<main>Claim</main>);
    await act(async () => undefined);
    change('/');
    unmount();
    render(
      <main>
        <h1>Claims</h1>
        <a href="/claim/1">Claim 1</a>
      </main>,
    );
    const heading = screen.getByRole('heading');
    await waitFor(() => expect(focused()).toBe(heading));
    heading.getBoundingClientRect = () => away;
    return heading;
  }

  test('the focus follows to the link that led away, once the browser puts the page back to its place', async () => {
    await backAtList();
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(focused()).toBe(screen.getByRole('link'));
  });

  test('the focus stays where it is when the person scrolls', async () => {
    const heading = await backAtList();
    act(() => void window.dispatchEvent(new Event('wheel')));
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(focused()).toBe(heading);
  });
});
