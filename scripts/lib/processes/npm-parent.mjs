import { commandOf, parentOf } from './identity.mjs';

/**
 * Calls back when the npm that runs this command has ended. Told to end, npm ends the shell between
 * it and us, which tells nobody; without this the portal would run on behind everybody's back.
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const isShell = !commandOf(parent).includes('npm');
  const timer = setInterval(() => {
    const goesOn = process.ppid === parent && (!isShell || parentOf(parent) === grandparent);
    if (goesOn) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
