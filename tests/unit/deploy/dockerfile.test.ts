import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/lib/paths.mjs';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const [all, ...named] = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const letIn = named.map((line) => line.replace('!', ''));

test('the image is built on one exact version of its base', () => {
  const from = stages.map((stage) => stage.split(/\s+/)[1] ?? '');
  const names = stages.map((stage) => /^FROM \S+ AS (\S+)/.exec(stage)?.[1]);
  const bases = from.filter((name) => !names.includes(name));
  expect(bases).toEqual([expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim$/)]);
});

test('the image runs node as an ordinary user in production, without a shell around it', () => {
  const last = stages.at(-1);
  expect(last).toMatch(/^ENV .*PORTAL_MODE=production DATA_DIR=\/data\b/m);
  expect(last?.match(/^USER .+/gm)).toEqual(['USER node']);
  expect(last).toMatch(/^VOLUME \/data$/m);
  expect(last).toMatch(/^HEALTHCHECK [^[]*\["node", "scripts\/daava\.mjs", "health"\]$/m);
  expect(last).toMatch(/^ENTRYPOINT \["node"\]\nCMD \["scripts\/daava\.mjs", "start-built"\]$/m);
});

test('the build context holds everything that the Dockerfile copies, and no secret file', () => {
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const copied = copies.flatMap(([, files = '']) => files.split(' '));
  expect(letIn).toEqual(expect.arrayContaining(copied.filter((file) => file !== '.')));
  // Everything is left out but for whole files and folders of the project's own, named one by one.
  expect(all).toBe('*');
  for (const line of named) expect(line).toMatch(/^![\w.-]+$/);
  for (const name of letIn) expect([name, existsSync(join(root, name))]).toEqual([name, true]);
  for (const secret of ['.env', '.env.local', '.git', 'data', 'deploy'])
    expect(letIn).not.toContain(secret);
});
