/** Each stands on those before it and on nothing else, and runs anywhere. */
const anywhere = ['i18n', 'format', 'reference', 'forms', 'law'];
const ground = [...anywhere, 'platform', 'storage', 'live', 'crypto', 'access'];
/** From the trail up to the claim and what is said about it: each stands on those before it. */
const claimRooms = [
  'audit',
  'case',
  'notifications',
  'identity',
  'documents',
  'papers',
  'claims',
  'conversation',
];
const belowOutputs = [...ground, ...claimRooms, 'spreadsheets'];
const outputs = ['imports', 'reports', 'statistics', 'creditor-lists'];

/** @param {string[]} names @param {string[]} below */
const stack = (names, below) =>
  Object.fromEntries(names.map((name, place) => [name, [...below, ...names.slice(0, place)]]));

/**
 * The rooms of `lib/`, and for each which others it may import.
 * @type {Record<string, string[]>}
 */
export const rooms = {
  ...stack(anywhere, []),
  spreadsheets: [],
  platform: ['i18n', 'format'],
  storage: ['platform'],
  live: ['platform'],
  crypto: ['platform', ...anywhere],
  access: ['platform', ...anywhere],
  ...stack(claimRooms, ground),
  imports: belowOutputs,
  reports: belowOutputs,
  statistics: belowOutputs,
  'creditor-lists': [...belowOutputs, 'reports'],
  operations: [...belowOutputs, ...outputs],
  http: [...belowOutputs, ...outputs, 'operations'],
};

/** The browser's side, which stands on no room but takes types and rules of many: a row below bounds it. */
export const roomsBeside = ['client'];

/**
 * What the files under `in`, but for those under `but`, may not import: what `refuses` names and what is below it, but for `allows`.
 * Imports of our own code are named from the project's folder, however they are written.
 * @typedef {{ in: string[], but?: string[], refuses: string[], allows?: string[], instead: string }} Restriction
 */

/** @type {(entry: [string, string[]]) => Restriction} */
const ofRoom = ([name, below]) => ({
  in: [`lib/${name}/`],
  refuses: ['@/lib', '@/components', '@/app'],
  allows: [name, ...below].map((room) => `@/lib/${room}`),
  instead: `lib/${name} stands on ${below.join(', ') || 'nothing'}. Move what you need down, or pass it in.`,
});

const shared = ['claims', 'documents', 'notifications'];

/** @type {Restriction[]} */
export const restrictions = [
  ...Object.entries(rooms).map(ofRoom),
  {
    in: anywhere.map((name) => `lib/${name}/`),
    but: ['lib/i18n/request.ts'],
    refuses: ['react', 'next', '@/generated', 'node:'],
    instead: `${anywhere.join(', ')} run anywhere: no React, no database, no Node.`,
  },
  {
    in: ['lib/client/'],
    refuses: ['@/components', '@/app', '@/lib/http', '@/lib/platform/db', '@/lib/platform/env'],
    instead:
      'lib/client runs in the browser: it asks the calls of app/api and takes only types and rules from the rooms.',
  },
  {
    in: ['app/api/'],
    refuses: ['@/lib/platform/db', '@/generated', '@/components'],
    instead:
      'A route is a sentence: call a verb of lib/<domain>, which is what touches the database.',
  },
  {
    in: ['components/'],
    refuses: ['@/lib/platform/db', '@/lib/platform/env', '@/generated', '@/lib/http', '@/app'],
    instead: 'Read through lib/client/queries/queries.ts and change through lib/client/mutations.',
  },
  {
    in: ['components/ui/'],
    refuses: ['@/components'],
    allows: ['@/components/ui'],
    instead: 'components/ui are primitives: they know no screen. Hand in what they are to show.',
  },
  {
    in: ['components/shell/'],
    refuses: ['@/components'],
    allows: ['ui', 'shell', 'claims', 'notifications'].map((name) => `@/components/${name}`),
    instead:
      'components/shell is around every screen and knows none of them. Hand in what it is to show.',
  },
  {
    in: shared.map((name) => `components/${name}/`),
    refuses: ['@/components'],
    allows: ['ui', ...shared].map((name) => `@/components/${name}`),
    instead: 'Screens share this folder: it knows none of them. Hand in what it is to show.',
  },
  {
    in: ['lib/', 'components/', 'app/'],
    refuses: ['@/scripts'],
    instead: 'The portal stands on nothing of scripts, which starts it.',
  },
  {
    in: [''],
    but: ['lib/i18n/'],
    refuses: ['@/messages'],
    instead:
      'Words come from lib/i18n: wordsIn(language) on the server, <Words> and loadWords in a page.',
  },
];

/**
 * Circles of folders that stand until they are cut: none comes to them.
 * @type {Record<string, string[][]>}
 */
export const knownCircles = {
  'lib/claims': [
    [
      'desk/',
      'determinations/',
      'filing/',
      'late/',
      'lists/',
      'objections/',
      'review/',
      'selections/',
      'transfers/',
    ],
  ],
  'lib/client': [['conversation/', 'files/', 'kept/', 'mutations/', 'request/', 'session/']],
  components: [
    [
      'claim-detail/',
      'claim-edit/',
      'objections/',
      'questions/',
      'receipt/',
      'transfers/',
      'verify/',
    ],
    ['claim-wizard/', 'drafts/'],
  ],
  'components/shell': [['account/', 'guard/', 'header/', 'session/']],
  'components/desk': [
    ['held/', 'list/'],
    ['determination/', 'interest/'],
  ],
};
