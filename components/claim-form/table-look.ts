/** How the cells of a row, and the names above them, share the width from `lg` up. */
export const tableGrid =
  'grid gap-x-3 gap-y-4 lg:grid-cols-[4rem_1.2fr_1.3fr_1.1fr_1.2fr_2.75rem] lg:items-start';
