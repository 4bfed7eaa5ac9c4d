/** What darkens the page under a dialog, and a dialog under another. */
export const overlayStyles =
  'fixed inset-0 z-50 bg-peacock-night/55 data-[state=open]:animate-appear';

/** The sheet of a dialog: rises from the lower edge on a phone, lies in the middle elsewhere. */
export const dialogStyles = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col overflow-hidden bg-sheet shadow-over outline-none',
  'rounded-t-lg border border-line-strong data-[state=open]:animate-rise',
  'sm:top-1/2 sm:bottom-auto sm:max-h-[88dvh] sm:-translate-y-1/2 sm:rounded-lg',
].join(' ');
