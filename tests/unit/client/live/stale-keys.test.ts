import { readdirSync, readFileSync } from 'node:fs';
import { everything, keysOf, staleBy } from '@/lib/client/live/stale-keys';
import type { LiveEvent } from '@/lib/live/event';

const kinds = Object.keys(staleBy) as LiveEvent['what'][];

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);

const sql = filesIn('prisma/sql', '.sql');

/** What is told in words that stand there: by a trigger's function, or by a statement. */
const toldIn = (text: string) =>
  [...text.matchAll(/(?:tell_live\(|'what', )'(\w+)'/g)].map(([, kind = '']) => kind);

/** Functions that tell what their trigger says. */
const tellers = sql
  .flatMap(([, text]) => text.split('CREATE OR REPLACE FUNCTION '))
  .filter((text) => text.includes('tell_live(TG_ARGV[0]'))
  .map((text) => /^public\.(\w+)/.exec(text)?.[1] ?? '');

/** The triggers of each table that tell something by such a function, and what. */
const triggers = sql.flatMap(([file, text]) =>
  [...text.matchAll(/^CREATE TRIGGER (\w+) .* EXECUTE FUNCTION (\w+)\((.*)\);$/gm)]
    .filter(([, , teller = '']) => tellers.includes(teller))
    .map(([, name, , kind = '']) => ({ trigger: `${file}: ${name}`, kind: kind.slice(1, -1) })),
);

test('the database sends every kind of event that pages know, and no other', () => {
  const byFunctions = sql.flatMap(([, text]) => toldIn(text));
  const byStatements = filesIn('lib', '.ts').flatMap(([, text]) => toldIn(text));
  const told = [...byFunctions, ...byStatements, ...triggers.map(({ kind }) => kind)];
  // Whose session ended is not told what is stale.
  expect([...new Set(told)].sort()).toEqual([...kinds, 'signed_out'].sort());
});

test('the test of stale queries reads every place where the database sends events', () => {
  expect(tellers.sort()).toEqual(['tell_of_claim_part', 'tell_people']);
  expect(triggers.length).toBeGreaterThanOrEqual(tellers.length);
  const calls = sql.map(([, text]) => text.match(/tell_live\(|pg_notify\(/g)?.length ?? 0);
  const read = sql.map(
    ([, text]) =>
      toldIn(text).length +
      // By what a trigger says, the function itself, and its notice.
      (text.match(/tell_live\(TG_ARGV\[0\]|tell_live\(what text|'what', what,/g)?.length ?? 0),
  );
  expect(calls).toEqual(read);
});

/** The keys of a query; of one that takes a claim, a list or a person, for `x`; none of what changes something. */
function keyOf(query: unknown): readonly unknown[] | undefined {
  if (typeof query === 'function') return keyOf(query('x'));
  return (query as { queryKey?: readonly unknown[] }).queryKey;
}

/** The files of queries; not what makes the client, and not what names them as stale. */
const files = readdirSync('lib/client/queries').filter(
  (name) => !['query-client.ts', 'stale-by-claims.ts'].includes(name),
);

/** What each file exports of queries: one alone, or several under a name. */
const asked = files.map((file) => {
  const exported = Object.entries(
    jest.requireActual<object>(`@/lib/client/queries/${file.slice(0, -'.ts'.length)}`),
  ).filter(([, value]) => typeof value === 'object');
  return exported
    .flatMap(([list, value]) =>
      keyOf(value)
        ? [[list, value]]
        : Object.entries<unknown>(value).map(([name, query]) => [
            /^(queries|consoleQueries)$/.test(list) ? name : `${list}.${name}`,
            query,
          ]),
    )
    .flatMap(([name, query]) => {
      const key = keyOf(query);
      return key ? [[String(name), key] as const] : [];
    });
});

test('the test of stale queries finds queries in each of their files', () => {
  expect(files.filter((_, place) => asked[place]?.length === 0)).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});

const begins = (key: readonly unknown[], whole: readonly unknown[]) =>
  key.every((part, place) => part === whole[place]);

test.each(kinds)('each query that the event %s makes stale is one that pages have', (what) => {
  const unasked = keysOf({ what, claimId: 'x' }).filter(
    (key) => !asked.flat().some(([, whole]) => begins(key, whole)),
  );
  expect(unasked).toEqual([]);
});

/** What no event makes stale: it stays as it is, is asked again with each visit, or changes by one's own doing. */
const untold = `accountQueries.me accountQueries.preferences case claimFileQueries.all creditorQueries.changes
  creditorQueries.committee creditorQueries.lines creditorQueries.list creditorQueries.lists creditorQueries.settings
  figureQueries.figures firstHour postQueries.letters transferQueries.told undeliveredMail draft drafts importsOf listLayout me messagesBefore preferences professionals quarantinedClaims
  quarantines ready rulePreview rules savedViews security sessions snippets submission team usage version`;

test('each query of pages is made stale by an event, or is listed as one that no event changes', () => {
  const stale = kinds.flatMap((what) => keysOf({ what, claimId: 'x' }));
  const without = asked
    .flat()
    .filter(([, whole]) => !stale.some((key) => begins(key, whole)))
    .map(([name]) => name);
  expect(without.sort()).toEqual(untold.split(/\s+/).sort());
});

test('a page that was away loads again all queries that any event makes stale', () => {
  const missed = kinds
    .flatMap((what) => keysOf({ what, claimId: 'x' }))
    .filter((key) => !everything.some((whole) => begins(whole, key)));
  expect(missed).toEqual([]);
});

test('an unknown event of a newer server makes the claims stale', () => {
  const unknown = { what: 'decree', claimId: null } as unknown as LiveEvent;
  expect(keysOf(unknown)).toEqual(keysOf({ what: 'claim', claimId: null }));
});
