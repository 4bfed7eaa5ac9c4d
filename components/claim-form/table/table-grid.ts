/** How the cells of a row, and the names above them, share the width from `lg` up. */
export const tableGrid =
  'grid gap-x-3 gap-y-4 lg:grid-cols-[3.5rem_1fr_1.25fr_1fr_1fr_2.75rem] lg:items-start';
