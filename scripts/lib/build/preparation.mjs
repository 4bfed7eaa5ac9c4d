import { join } from 'node:path';
import { installPackages } from '../packages/install.mjs';
import { root } from '../paths.mjs';
import { withLock } from '../processes/lock.mjs';
import { step } from '../progress.mjs';
import { build, generateClient } from './build.mjs';

/**
 * The project's folder is shared by whatever else starts or tests there at the same time: one
 * prepares it and the others wait.
 * @param {() => Promise<void>} work
 */
const prepare = (work) => withLock(join(root, 'generated', 'preparing.lock'), work);

/**
 * Installs and generates what is not there yet.
 * @param {{ forTests: boolean }} options
 */
export const preparePackages = (options) =>
  prepare(async () => {
    await step('Install packages', (note) => installPackages(note, options));
    await step('Generate the database client', generateClient);
  });

/** Generates the database client alone, where the packages are installed. */
export const generate = () => prepare(() => step('Generate the database client', generateClient));

/**
 * Builds what is not built yet.
 * @param {string} dataDir
 * @param {{ beside?: boolean }} [options] of its step
 */
export const prepareBuild = (dataDir, options) =>
  prepare(() => step('Build', (note) => build(dataDir, note), options));
