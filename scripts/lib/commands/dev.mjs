import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { preparePackages } from '../build/preparation.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { runCommand } from '../processes/command.mjs';
import { end, onStop, track } from '../processes/stopping.mjs';
import { welcome } from '../welcome.mjs';
import { claimPlace, openDatabase, prepareEnvironment } from './prepare-portal.mjs';

/** The same as start without the build: changes show at once. */
export const main = () =>
  runCommand(async (giveUp) => {
    const settings = { ...(await claimPlace()), workers: 1 };
    await preparePackages({ forTests: true });
    const environment = await prepareEnvironment(settings);
    const served = await openDatabase(settings, environment);
    const env = { ...served, NODE_ENV: /** @type {const} */ ('development') };
    console.log(welcome(settings, env));
    const next = join(root, 'node_modules/next/dist/bin/next');
    const args = [next, 'dev', '-H', settings.host, '-p', String(settings.port)];
    const child = track(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }));
    onStop(() => end(child));
    child.once('exit', (code) => code && giveUp(new Failure('The development server ended.')));
  });
