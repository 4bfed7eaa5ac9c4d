/** The addresses where papers are checked. They stand apart from `paths`, which every page loads. */
export const checkPaths = {
  ask: '/check',
  of: (code: string) => `/check/${encodeURIComponent(code)}`,
};
