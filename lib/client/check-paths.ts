/** Where papers are checked: apart from the other addresses, which every page carries. */
export const checkPaths = {
  ask: '/check',
  of: (code: string) => `/check/${encodeURIComponent(code)}`,
};
