import { screen } from '@testing-library/react';
import { Listen } from '@/components/claim-detail/progress/listen';
import { asha } from '@/tests/support/screen/people';
import { opened } from '@/tests/support/screen/screen';

/** The voices of a device, and what they were told to say. */
function withVoices(...langs: string[]) {
  const said: string[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => langs.map((lang) => ({ lang })),
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => void said.push('silence'),
  });
  Object.assign(window, {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return said;
}

const page = (
  <>
    <section id="decision">
      <h2>
        <span className="sr-only">Number 1</span> Decided
      </h2>
      <p>₹500 is admitted.</p>
      <button type="button">Open</button>
    </section>
    <Listen to={['decision', 'absent']} />
  </>
);

test('a part of the page is read aloud line by line, without buttons, until one presses again', async () => {
  const said = withVoices('hi-IN', 'en-IN');
  const { user } = opened(page, { as: asha });
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  expect(said).toEqual(['silence', 'Decided', '₹500 is admitted.']);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(said.at(-1)).toBe('silence');
  expect(screen.getByRole('button', { name: 'Listen' })).toBeTruthy();
});

test('a folded part of the page is not read aloud', async () => {
  const said = withVoices('en-IN');
  // As browsers say it; the document of tests lays nothing out.
  Element.prototype.checkVisibility = function () {
    return this.tagName !== 'P';
  };
  const { user } = opened(page, { as: asha });
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  expect(said).toEqual(['silence', 'Decided']);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

test('a device without a voice for the language of the page offers none', () => {
  withVoices('hi-IN');
  opened(page, { as: asha });
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
});
