/** Darkens the page under a dialog, and a dialog under another. */
export const overlayStyles = 'fixed inset-0 z-50 bg-shade/55 data-[state=open]:animate-appear';

/** Hides the page under a dialog, at once. */
export const curtainStyles = 'fixed inset-0 z-50 bg-paper-deep';

/** The sheet of a dialog: rises from the lower edge on a phone, lies in the middle elsewhere. */
export const dialogStyles = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col overflow-hidden bg-sheet shadow-over outline-none',
  'rounded-t-lg border border-line-strong data-[state=open]:animate-rise',
  'sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:-translate-y-1/2 sm:rounded-lg',
  // A dialog fills so low a window, such as at 400% zoom, and scrolls as a whole.
  'short:inset-y-0 short:max-h-none short:translate-y-0 short:overflow-y-auto short:rounded-none',
].join(' ');
