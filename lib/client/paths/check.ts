/** Where anybody checks papers. Apart from `paths`, which every page loads. */
export const checkPaths = {
  ask: '/check',
  of: (code: string) => `/check/${encodeURIComponent(code)}`,
};
