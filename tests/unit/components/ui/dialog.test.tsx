import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { opened } from '@/tests/support/screen/screen';

function Page({ begins }: { begins: boolean }) {
  const [open, setOpen] = useState(begins);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Messages
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Messages">
        <p>No messages</p>
      </Dialog>
    </main>
  );
}

const close = () => screen.findByRole('button', { name: 'Close' });

test('a dialog gives the focus back to what opened it', async () => {
  const { user } = opened(<Page begins={false} />);
  await user.click(screen.getByRole('button', { name: 'Messages' }));
  await user.click(await close());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Messages' })),
  );
});

test('a dialog that opens with its page gives the focus to the page', async () => {
  const { user } = opened(<Page begins />);
  await user.click(await close());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
