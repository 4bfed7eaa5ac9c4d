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
const belowOutputs = [...ground, ...claimRooms, 'spreadsheets', 'registers'];
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
  registers: [...anywhere, 'spreadsheets'],
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

/**
 * Folders within a room, in floors: each may import those of the floors before it, and none of its own floor or above.
 * @type {Record<string, string[][]>}
 */
export const floors = {
  'lib/claims': [['records'], ['deeds'], ['queues']],
  'lib/claims/deeds': [
    ['changes', 'objections', 'questions', 'set-aside'],
    ['determinations'],
    ['late', 'review'],
    ['filing'],
    ['transfers'],
  ],
  'lib/client': [
    ['request', 'passkeys', 'offline-pages'],
    ['files', 'on-device', 'live', 'open-document', 'bank-photo'],
    ['paths', 'queries'],
    ['conversation'],
    ['mutations'],
    ['session'],
  ],
  components: [
    // Primitives that know no screen.
    ['ui'],
    ['claims', 'documents'],
    ['notifications'],
    // Around every screen.
    ['shell'],
    [
      'assignment',
      'chat',
      'check-paper',
      'claim-files',
      'claim-form',
      'creditors',
      'ip-overview',
      'keys',
      'landing',
      'mail',
      'offline',
      'preferences',
      'snippets',
    ],
    // What screens of one claim share, beside other parts of screens.
    ['auth', 'claim', 'drafts', 'figures', 'help', 'import'],
    [
      'changes',
      'claim-wizard',
      'objections',
      'papers',
      'published-lists',
      'questions',
      'security',
      'transfers',
    ],
    ['case', 'claim-edit', 'desk', 'receipt', 'team'],
    ['accounts', 'claim-detail', 'claimant-dashboard', 'enter-claim', 'ip-dashboard', 'take-in'],
    ['rail'],
    ['palette'],
    ['entry'],
  ],
};

/** @type {(entry: [string, string[][]]) => Restriction[]} */
const ofFloors = ([room, stacked]) =>
  stacked.flatMap((names, at) => {
    const below = stacked.slice(0, at).flat();
    return names.map((name) => ({
      in: [`${room}/${name}/`],
      refuses: stacked
        .slice(at)
        .flat()
        .filter((other) => other !== name)
        .map((other) => `@/${room}/${other}`),
      instead: `In ${room}, ${name} stands on ${below.join(', ') || 'nothing'}. Move what you need down, or hand it in.`,
    }));
  });

/** @type {Restriction[]} */
export const restrictions = [
  ...Object.entries(rooms).map(ofRoom),
  ...Object.entries(floors).flatMap(ofFloors),
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
