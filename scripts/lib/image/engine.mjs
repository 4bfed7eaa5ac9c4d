import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { run, runToEnd } from '../processes/run.mjs';
import { fillBase, npmSettings } from './base.mjs';

/** @typedef {{ env: Record<string, string>, volumes: string[] }} RunOptions `volumes` such as name:/data */
/** @typedef {ReturnType<typeof docker>} Engine */

const image = 'daava-image-check';

const flags = (/** @type {RunOptions} */ { env, volumes }) => [
  ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ...volumes.flatMap((volume) => ['--volume', volume]),
];

/**
 * Docker, or Podman, which takes the same words.
 * @param {string} program
 */
function docker(program) {
  const ask = (/** @type {string[]} */ ...args) => runToEnd(program, args);
  const hardened = ['--rm', '--init', '--read-only'];
  /** @type {string[]} */
  const volumes = [];
  return {
    name: program,
    /** Makes the image of the Dockerfile, and gives its settings. */
    async build() {
      // Podman's own format has no HEALTHCHECK.
      const format = program === 'podman' ? ['--format=docker'] : [];
      const args = ['build', ...format, '--tag', image, root];
      await run('The image could not be built.', program, args);
      return JSON.parse((await ask('image', 'inspect', image)).output)[0].Config;
    },
    /** @param {string} name */
    async makeVolume(name) {
      const volume = `${image}-${name}`;
      await run('A volume could not be made.', program, ['volume', 'create', volume]);
      volumes.push(volume);
      return volume;
    },
    /** Runs the image until it ends; without words its own CMD. */
    run: (/** @type {string[]} */ words, /** @type {RunOptions} */ options) =>
      ask('run', ...hardened, ...flags(options), image, ...words),
    /** The same for its own CMD, as the one that `exec` and `stopPortal` mean, reached on PORT of the loopback address. */
    runPortal(/** @type {RunOptions} */ options) {
      const { PORT } = options.env;
      const named = ['--name', image, '--publish', `127.0.0.1:${PORT}:${PORT}`];
      return ask('run', ...hardened, ...named, ...flags(options), image);
    },
    exec: (/** @type {string[]} */ words) => ask('exec', image, ...words),
    stopPortal: () => ask('stop', '--time', '45', image),
    async remove() {
      await ask('rm', '--force', image);
      for (const volume of volumes) await ask('volume', 'rm', '--force', volume);
      await ask('image', 'rm', '--force', image);
    },
  };
}

/**
 * Buildah with a store of its own, on a base image that it makes itself. In its chroot isolation processes have
 * this machine's network and numbers.
 * @param {string} folder
 * @returns {Engine}
 */
function buildah(folder) {
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  // In a session of its own, so that Ctrl-C reaches us alone and the portal is stopped in order.
  const ask = (/** @type {string[]} */ ...args) =>
    runToEnd('setsid', ['buildah', ...store, ...args], { env });
  const make = async (/** @type {string} */ name, /** @type {string[]} */ ...args) => {
    const how = ['--format=docker', '--network=host', '--pull=never', '--tag', name];
    const words = [...store, 'build', ...how, ...args];
    await run(`The image ${name} could not be built.`, 'buildah', words, { env });
  };
  let container = '';
  let config = { Entrypoint: [''], Cmd: [''] };
  /** @type {RunOptions} */
  let ofPortal;
  const runIn = (/** @type {string[]} */ words, /** @type {RunOptions} */ options) => {
    const given = [...flags(options), '--env', 'HOST=127.0.0.1'];
    return ask('run', '--network=host', ...given, container, '--', ...words);
  };
  /** @type {Engine['run']} */
  const runImage = (words, options) =>
    runIn([...config.Entrypoint, ...(words.length ? words : config.Cmd)], options);
  return {
    name: 'buildah',
    async build() {
      const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
      const [, base = ''] = /^FROM (\S+)/m.exec(dockerfile) ?? [];
      const tree = join(folder, 'base');
      await make(`docker.io/library/${base}`, '--file', await fillBase(tree, base), tree);
      const settings = await npmSettings();
      await make(image, ...settings.flatMap((file) => ['--volume', file]), root);
      container = (await ask('from', '--pull-never', image)).output.trim();
      // What an image declares a volume, buildah fills by itself, whatever it is given.
      await ask('config', '--volume', '/data-', container);
      const { output } = await ask('inspect', '--type=image', image);
      ({ config } = JSON.parse(output).Docker);
      return config;
    },
    async makeVolume(name) {
      const volume = join(folder, name);
      mkdirSync(volume);
      chownSync(volume, 1000, 1000);
      return volume;
    },
    run: runImage,
    runPortal(options) {
      ofPortal = options;
      return runImage([], options);
    },
    exec: (words) => runIn(words, ofPortal),
    // Told to end itself, buildah kills what it runs. The portal notes its number in its volume.
    stopPortal: () => runIn(['sh', '-c', 'kill $(cut -d " " -f 1 /data/start.lock)'], ofPortal),
    // Its store goes with the folder.
    async remove() {
      await ask('rm', '--all');
    },
  };
}

/** @param {string[]} words */
const works = ([program = '', ...args]) => spawnSync(program, args).status === 0;

/**
 * A container engine that works on this machine. Throws a Failure that says what is missing.
 * @param {string} folder for what it makes
 * @param {string} [wanted] docker, podman or buildah
 * @returns {Engine}
 */
export function findEngine(folder, wanted) {
  for (const program of ['docker', 'podman'])
    if ((!wanted || wanted === program) && works([program, 'info'])) return docker(program);
  const isThere = ['buildah', 'debootstrap'].every((program) => works([program, '--version']));
  if ((!wanted || wanted === 'buildah') && process.getuid?.() === 0 && isThere)
    return buildah(folder);
  throw new Failure(
    `This needs ${wanted ?? 'docker or podman'} at work, or, as root on Debian, what "apt-get install --no-install-recommends buildah debootstrap" brings.`,
  );
}
