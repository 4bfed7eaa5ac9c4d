export const controlStyles = [
  'block w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 text-ink',
  'placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-peacock',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-paper-deep disabled:text-ink-soft',
  '[&[readonly]]:bg-paper-deep aria-invalid:border-red aria-invalid:bg-red-tint/40',
  'focus-visible:outline-offset-1',
].join(' ');
