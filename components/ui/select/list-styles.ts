/** A sheet over the page: menus, popovers, lists of options. */
export const floatingStyles =
  'z-50 overflow-hidden rounded-md border border-line-strong bg-sheet text-ink shadow-over data-[state=open]:animate-appear';

export const listItemStyles = [
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-sm px-2 py-1.5 text-left outline-none select-none md:min-h-9',
  'data-highlighted:bg-peacock-tint data-[selected=true]:bg-peacock-tint data-highlighted:text-peacock-deep data-[state=checked]:font-semibold',
  'data-[disabled=""]:cursor-not-allowed data-[disabled=""]:text-ink-faint data-[disabled=true]:text-ink-faint',
  // The keyboard is on the highlighted row; colour alone would be too faint.
  'data-highlighted:shadow-[inset_3px_0_0_var(--color-marigold-deep)] data-[selected=true]:shadow-[inset_3px_0_0_var(--color-marigold-deep)]',
].join(' ');
