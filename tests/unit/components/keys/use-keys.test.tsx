import { screen } from '@testing-library/react';
import { useState } from 'react';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { useKeys } from '@/components/keys/use-keys';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { Dialog } from '@/components/ui/dialog/dialog';
import { opened } from '@/tests/support/screen/screen';

const dialogs = {
  dialog: (close: () => void) => (
    <Dialog open onOpenChange={close} title="Over the page">
      <button type="button">Within</button>
    </Dialog>
  ),
  alertdialog: (close: () => void) => (
    <ConfirmDialog
      open
      onOpenChange={close}
      title="Over the page"
      description="Really?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={close}
    />
  ),
};

/** A page that does something by key, and what opens over it. */
function Page({ over, done }: { over: keyof typeof dialogs; done: string[] }) {
  const [open, setOpen] = useState(false);
  const nothing = Object.fromEntries(listKeys.parts.list.map((name) => [name, undefined]));
  useKeys(listKeys, 'list', {
    ...(nothing as Record<(typeof listKeys.parts.list)[number], undefined>),
    next: () => done.push('next'),
    markAll: () => done.push('markAll'),
  });
  return (
    <>
      <input aria-label="Search" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && dialogs[over](() => setOpen(false))}
    </>
  );
}

test.each(['dialog', 'alertdialog'] as const)(
  'keys do nothing on the page behind an open %s, and work again once it is closed',
  async (over) => {
    const done: string[] = [];
    const { user } = opened(<Page over={over} done={done} />);
    await user.keyboard('j');
    expect(done).toEqual(['next']);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole(over);
    await user.keyboard('jq{Alt>}j{/Alt}');
    expect(done).toEqual(['next']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole(over)).toBeNull();
    await user.keyboard('q');
    expect(done).toEqual(['next', 'markAll']);
  },
);

test('a keystroke in a field is no key of the screen, except with Alt', async () => {
  const done: string[] = [];
  const { user } = opened(<Page over="dialog" done={done} />);
  await user.type(screen.getByRole('textbox'), 'jq');
  expect(done).toEqual([]);
  await user.keyboard('{Alt>}j{/Alt}');
  expect(done).toEqual(['next']);
});
