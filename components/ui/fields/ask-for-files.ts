interface Wanted {
  accept: string;
  /** Uses the camera on the back of a telephone. */
  capture?: 'environment';
}

/** Opens the device's file picker, and passes on the chosen files, if any. */
export function askForFiles(wanted: Wanted, hand: (files: File[]) => void) {
  const input = document.createElement('input');
  // As attributes: not every browser knows `capture` as a property.
  for (const [name, value] of Object.entries({ type: 'file', ...wanted }))
    input.setAttribute(name, value);
  input.addEventListener('change', () => {
    if (input.files?.length) hand([...input.files]);
  });
  input.click();
}
