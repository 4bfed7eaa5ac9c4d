import { screen, waitFor } from '@testing-library/react';
import { useImport } from '@/components/import/use-import';
import { toastStore } from '@/components/ui/toast/toast';
import { asha } from '@/tests/support/screen/people';
import { cutOff, opened, refused } from '@/tests/support/screen/screen';

function Upload() {
  const { run } = useImport();
  const sent = { creditorType: 'form_b', file: new File(['Name'], 'claims.csv') } as const;
  return (
    <button type="button" onClick={() => void run(sent, false)}>
      Upload
    </button>
  );
}

test.each([
  ['the portal broke', () => refused(500, 'internal'), 'Failed to upload files'],
  ['the file was refused', () => refused(400, 'invalid', 'It is empty.'), 'It is empty.'],
  ['the line was cut', cutOff, 'Network error. Please try again.'],
])(
  'a file of claims whose upload failed says why, where somebody knows: %s',
  async (_, answer, why) => {
    const { user } = opened(<Upload />, {
      as: asha,
      answers: { 'POST /api/claims/bulk/upload': answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Upload' }));
    await waitFor(() =>
      expect(toastStore.current()).toMatchObject({ title: 'Upload failed', description: why }),
    );
  },
);
