/**
 * Regular expressions that are not shown to be linear, and what bounds the text that they are given.
 */
export const boundedExpressions = [
  {
    file: 'lib/documents/content/zip-content.ts',
    source: String.raw`(^|\/)(vba(project|data)[^/]*$|macrosheets\/|activex\/|embeddings\/(?![^/]*\.(docx|xlsx|pptx|dotx|xltx|potx|sldx)$)[^/]+$)`,
    bound:
      '65,535 bytes: a name in a ZIP. The search for an attack is one of chance, and finds one on some days',
  },
  {
    file: 'lib/format/browser.ts',
    source: String.raw`\bVersion\/[\d.]+ .*\bSafari\/`,
    bound: '1,000 characters: longest, beside it',
  },
  {
    file: 'lib/identity/sessions/device.ts',
    source: String.raw`Version\/.*Safari\/`,
    bound: '1,000 characters: longest, beside it',
  },
  {
    file: 'lib/platform/sql-search.ts',
    source: '(?<=[^@]{3}@).+$',
    bound:
      '200 characters: search, in lib/claims/records/schema.ts and lib/identity/claimants/schema.ts',
  },
  {
    file: 'lib/format/money.ts',
    source: String.raw`\B(?=(\d{2})*\d{3}$)`,
    bound:
      '200 digits: what a draft may hold in the place of an amount (lib/claims/records/drafts/values.ts)',
  },
  {
    file: 'lib/reports/sheet-cells.ts',
    source: String.raw`\.?0*$`,
    bound: '19 characters: NUMERIC(18,2)',
  },
  {
    file: 'lib/imports/rows/rejected-in.ts',
    source: String.raw`\p{Nd}(?:[\s\p{P}]{0,3}\p{Nd}){8,}`,
    bound:
      '32,767 characters: a cell. Too many digits for the tool; its parts have no character in common',
  },
  {
    file: 'scripts/lib/packages/licence.mjs',
    source: String.raw`\s+OR\s+`,
    bound: 'names of licences, in the packages that are installed',
  },
  {
    file: 'scripts/lib/packages/licence.mjs',
    source: String.raw`\s+AND\s+`,
    bound: 'names of licences, in the packages that are installed',
  },
  {
    file: 'public/sw.js',
    source: String.raw`\/_next\/static\/[\w./~-]+\.(?:css|js|woff2)`,
    bound: "the portal's own pages, drawn for nobody: what people wrote is not in them",
  },
];

/** Files that compose an expression out of constants alone. */
export const composedExpressions = ['lib/format/amount.ts'];
