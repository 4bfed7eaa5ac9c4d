import { readdirSync, readFileSync } from 'node:fs';

const sources = ['lib', 'app', 'prisma', 'scripts/tools', 'instrumentation.ts'];

const files = sources.flatMap((source) =>
  source.endsWith('.ts')
    ? [source]
    : readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${source}/${name}`),
);

/** The one file that asks what is written by hand. */
const door = 'lib/platform/query.ts';

/** Sends on what a person typed, and shows all that comes back. */
const commandLine = 'scripts/tools/sql.ts';

const raw = /\$(query|execute)Raw\w*/g;

/** What a connection is asked by itself, and the first word of that. */
const onConnection = /\.query(<[^(]*>)?\(\s*([^\s(]+)/g;

const streams = new Set(['from', 'to', 'new', "'LISTEN"]);

/** How a file asks the database otherwise than by Prisma's models, by what stands in ask.ts, and for a stream. */
const otherWaysIn = (text: string) => [
  ...(text.match(raw) ?? []),
  ...[...text.matchAll(onConnection)]
    .filter(([, , asked = '']) => !streams.has(asked))
    .map(([way]) => way),
];

test.each([
  ['tx.$queryRaw`SELECT 1`', 1],
  ['await db.$executeRawUnsafe(text)', 1],
  ['pool.query({ text })', 1],
  ["client.query<Row>(\n  'SELECT 1')", 1],
  ["client.query('LISTEN daava_live')", 0],
  ['client.query(new Cursor<Row>(text, values))', 0],
  ["client.query(\n  to('COPY claims TO STDOUT'))", 0],
  ['await queryIn(tx)(sql`SELECT 1`)', 0],
])('%s is known for what it is', (text, ways) => {
  expect(otherWaysIn(text)).toHaveLength(ways);
});

test('the database is asked by Prisma’s models, by what ask.ts gives, and by a stream, in no other way', () => {
  const others = files
    .filter((file) => file !== door && file !== commandLine)
    .map((file) => [file, otherWaysIn(readFileSync(file, 'utf8'))] as const)
    .filter(([, ways]) => ways.length > 0);
  expect(Object.fromEntries(others)).toEqual({});
  expect(otherWaysIn(readFileSync(door, 'utf8'))).not.toEqual([]);
});
