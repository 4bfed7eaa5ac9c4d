import { screen, waitFor } from '@testing-library/react';
import { FoldingCard } from '@/components/claim/folding-card';
import { useScrollToPart } from '@/components/claim-detail/use-scroll-to-part';
import { opened } from '@/tests/support/screen/screen';

function Page({ folded = true }: { folded?: boolean }) {
  useScrollToPart();
  return (
    <>
      <a href="#papers">To the papers</a>
      <a href="/help#papers" target="_blank" rel="noreferrer">
        To the help
      </a>
      <FoldingCard name="papers" title="Papers" folded={folded}>
        <p id="letter">The letter</p>
      </FoldingCard>
    </>
  );
}

beforeAll(() => {
  // The document of tests lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

const button = () => screen.queryByRole('button', { name: /Papers/ });
const isOpen = () => button()?.getAttribute('aria-expanded') === 'true';
const body = () => document.getElementById('papers-body');

test('a folded card opens and shuts by its button, which says of which card it is', async () => {
  const { user } = opened(<Page />);
  expect(button()?.getAttribute('aria-label')).toBe('Show: Papers');
  expect(button()?.getAttribute('aria-controls')).toBe('papers-body');
  expect(isOpen()).toBe(false);
  const shut = body()?.className;
  await user.click(screen.getByRole('button', { name: 'Show: Papers' }));
  expect(isOpen()).toBe(true);
  expect(body()?.className).not.toBe(shut);
  await user.click(screen.getByRole('button', { name: 'Hide: Papers' }));
  expect(isOpen()).toBe(false);
  expect(body()?.className).toBe(shut);
});

test('the button of a folded card is named in Hindi too', () => {
  opened(<Page />, { language: 'hi' });
  expect(button()?.getAttribute('aria-label')).toBe('दिखाएँ: Papers');
});

test('a card that is not folded has no button and hides nothing', () => {
  opened(<Page folded={false} />);
  expect(button()).toBeNull();
  expect(body()?.className).toBe('');
});

test.each(['#papers', '#letter'])(
  'the address %s opens the card and takes the focus there',
  (at) => {
    opened(<Page />, { at });
    expect(isOpen()).toBe(true);
    expect(document.activeElement?.id).toBe(at.slice(1));
  },
);

test('a link to a shut card opens it again, though the address stays; a link to another page does not', async () => {
  const { user } = opened(<Page />, { at: '/#papers' });
  await user.click(screen.getByRole('button', { name: 'Hide: Papers' }));
  await user.click(screen.getByRole('link', { name: 'To the help' }));
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'To the papers' }));
  expect(isOpen()).toBe(true);
  expect(document.activeElement?.id).toBe('papers');
});

test('an address that is changed by hand opens the card that it names', async () => {
  opened(<Page />);
  window.location.hash = '#papers';
  await waitFor(() => expect(isOpen()).toBe(true));
});
