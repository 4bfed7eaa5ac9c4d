import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inContext, readDockerfile } from './dockerfile.mjs';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';
import { step } from './progress.mjs';
import { makeRoot, runInRoot } from './sandbox.mjs';

/** @typedef {import('./dockerfile.mjs').Instruction} Instruction */

/** The files that an engine would be given: those that git knows, or would take, less what .dockerignore leaves out. */
function context() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = stdout
    .split('\0')
    .filter((file) => file && statSync(join(root, file), { throwIfNoEntry: false }));
  return inContext(readFileSync(join(root, '.dockerignore'), 'utf8'), files);
}

/**
 * COPY, as far as our Dockerfile goes: folders are merged into the last word, files put under it.
 * @param {Instruction} instruction
 * @param {string} stage the root to copy into
 * @param {(name: string) => string} rootOf another stage's
 */
function copy({ words, flags }, stage, rootOf) {
  const target = join(stage, 'app', words.at(-1) ?? '');
  for (const word of words.slice(0, -1)) {
    if (!flags.from && word === '.')
      for (const file of context()) cpSync(join(root, file), join(target, file));
    else {
      const source = flags.from ? join(rootOf(flags.from), word) : join(root, word);
      const isFolder = statSync(source).isDirectory();
      const to = isFolder ? target : join(target, basename(source));
      mkdirSync(isFolder ? to : dirname(to), { recursive: true });
      // Of its own kind, so that links and rights stay as an engine would keep them.
      const { status } = spawnSync('cp', ['-a', isFolder ? `${source}/.` : source, to]);
      if (status !== 0) throw new Failure(`COPY ${word} could not be carried out.`);
    }
  }
}

/**
 * Puts a folder of this checkout into a stage, without copying its files where that is possible.
 * @param {string} path
 * @param {string} stage
 */
function lend(path, stage) {
  const target = join(stage, 'app', path);
  mkdirSync(dirname(target), { recursive: true });
  const linked = spawnSync('cp', ['-al', join(root, path), target]).status === 0;
  if (linked) return;
  rmSync(target, { recursive: true, force: true });
  if (spawnSync('cp', ['-a', join(root, path), target]).status !== 0)
    throw new Failure(`${path} could not be put into the image.`);
}

/**
 * What this checkout already has of the work of some lines, for who cannot wait for them: its packages, less
 * those that are for development alone, and its build.
 * @type {Record<string, (stage: string) => void>}
 */
const standIns = {
  'npm ci --ignore-scripts --omit=dev --no-audit --no-fund': (stage) => {
    lend('node_modules', stage);
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    for (const [path, { dev }] of Object.entries(packages))
      if (dev) rmSync(join(stage, 'app', path), { recursive: true, force: true });
  },
  'node scripts/build.mjs': (stage) => {
    for (const path of ['generated', '.next/standalone']) lend(path, stage);
  },
};

/**
 * @param {string} stage
 * @param {string} command
 * @param {Record<string, string>} env
 */
async function run(stage, command, env) {
  // An engine's build reaches the registry by settings of its own; here they are this machine's.
  const npm = Object.entries(process.env).filter(([name]) => /^npm_config_/i.test(name));
  const own = /** @type {Record<string, string>} */ (Object.fromEntries(npm));
  const child = runInRoot(stage, ['sh', '-c', command], {
    env: { ...own, HOME: '/root', ...env },
    home: homedir(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Failure(`RUN ${command} failed.`, output);
}

/**
 * Carries out the Dockerfile in folders below `folder`, one for each stage. Gives the last one's root
 * and stage. `quick` takes packages and build from this checkout, which must have them.
 * @param {string} folder
 * @param {{ quick?: boolean }} [options]
 */
export async function buildImage(folder, { quick = false } = {}) {
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const rootOf = (/** @type {string} */ name) => join(folder, name);
  for (const { name, from, instructions } of stages) {
    const stage = rootOf(name);
    makeRoot(stage);
    if (stages.some((other) => other.name === from))
      spawnSync('cp', ['-a', '--reflink=auto', `${rootOf(from)}/app/.`, join(stage, 'app')]);
    /** @type {Record<string, string>} */
    const env = {};
    for (const instruction of instructions) {
      const { name: what, text } = instruction;
      if (what === 'ENV')
        for (const pair of instruction.words)
          env[pair.split('=')[0] ?? ''] = pair.split('=')[1] ?? '';
      if (what !== 'COPY' && what !== 'RUN') continue;
      const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
      const standIn = quick && what === 'RUN' && standIns[text];
      await step(`${name}: ${what} ${short}`, (note) => {
        if (what === 'COPY') return copy(instruction, stage, rootOf);
        if (!standIn) return run(stage, text, env);
        note("this checkout's");
        return standIn(stage);
      });
    }
  }
  const last = stages.at(-1);
  if (!last) throw new Failure('The Dockerfile has no stage.');
  return { image: rootOf(last.name), stage: last };
}
