import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inContext, readDockerfile, startOf } from '@/scripts/lib/dockerfile.mjs';
import { root } from '@/scripts/lib/paths.mjs';

const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const ignore = readFileSync(join(root, '.dockerignore'), 'utf8');

test('an instruction over several lines, with flags and a list, is read as one', () => {
  const [stage] = readDockerfile(
    'FROM a:1 AS one\n# a remark\nHEALTHCHECK --interval=5s \\\n    CMD ["node", "x y"]\nRUN a --b=c d\n',
  );
  expect(stage).toMatchObject({ name: 'one', from: 'a:1' });
  expect(stage?.instructions).toMatchObject([
    { name: 'HEALTHCHECK', flags: { interval: '5s' }, words: ['node', 'x y'] },
    { name: 'RUN', text: 'a --b=c d' },
  ]);
});

test('the base is of one version, and no stage is the latest of anything', () => {
  const names = stages.map(({ name }) => name);
  const bases = stages.map(({ from }) => from).filter((from) => !names.includes(from));
  expect(bases).toHaveLength(1);
  expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
});

test('the image is nobody special, in production, and starts node itself', () => {
  const last = stages.at(-1);
  if (!last) throw new Error('There is no stage');
  expect(startOf(last)).toMatchObject({
    command: ['node', 'scripts/start-built.mjs'],
    health: ['node', 'scripts/health.mjs'],
    user: 'node',
    volume: '/data',
    env: { PORTAL_MODE: 'production', DATA_DIR: '/data' },
  });
});

test('everything it copies from the project is let in, and nothing that is secret', () => {
  const copied = stages
    .flatMap(({ instructions }) => instructions)
    .filter(({ name, flags }) => name === 'COPY' && !flags.from)
    .flatMap(({ words }) => words.slice(0, -1))
    .filter((word) => word !== '.');
  expect(inContext(ignore, copied)).toEqual(copied);
  const secret = ['.env', '.env.local', '.git/config', 'data/secrets.json', 'deploy/portal.env'];
  expect(inContext(ignore, secret)).toEqual([]);
  for (const name of ignore.match(/(?<=^!).+/gm) ?? [])
    expect([name, existsSync(join(root, name))]).toEqual([name, true]);
});
