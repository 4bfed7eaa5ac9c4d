import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchNode } from '../packages/node-binary.mjs';
import { run, runToEnd } from '../processes/run.mjs';

/** @param {string[]} args */
const npm = async (...args) => (await runToEnd('npm', [...args, '--silent'])).output.trim();

/**
 * Fills a folder with what the base image of the Dockerfile holds as far as we use it: Debian, Node, npm and the
 * user `node`. Gives the file that makes an image of it.
 * @param {string} tree
 * @param {string} name such as node:22.23.2-bookworm-slim
 */
export async function fillBase(tree, name) {
  const [, version = '', release = ''] = /^node:([\d.]+)-(\w+)-slim$/.exec(name) ?? [];
  const debian = ['--variant=minbase', '--include=ca-certificates', release, tree];
  await run('Debian could not be fetched.', 'debootstrap', debian);
  // An engine brings its own devices.
  for (const device of readdirSync(join(tree, 'dev')))
    rmSync(join(tree, 'dev', device), { recursive: true });
  cpSync(await fetchNode(version, `${tree}-node`), join(tree, 'usr/local/bin/node'));
  const modules = join(tree, 'usr/local/lib/node_modules');
  cpSync(join(await npm('root', '--global'), 'npm'), join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(tree, 'usr/local/bin/npm'));
  const file = `${tree}.Dockerfile`;
  writeFileSync(file, 'FROM scratch\nCOPY . /\nRUN useradd --uid 1000 --create-home node\n');
  return file;
}

/** How this machine reaches the package registry, as volumes of the build that leave nothing in the image. */
export async function npmSettings() {
  const bundle = await npm('config', 'get', 'cafile');
  const pairs = [
    [await npm('config', 'get', 'userconfig'), '/root/.npmrc'],
    [await npm('config', 'get', 'globalconfig'), '/usr/local/etc/npmrc'],
    [bundle, bundle],
  ];
  return pairs.filter(([from = '']) => existsSync(from)).map(([from, to]) => `${from}:${to}:ro`);
}
