import { printFailure } from '../failure.mjs';
import { isStopping, stopAll, stopOnSignals } from './stopping.mjs';

/**
 * Runs a command's body; whatever happens, everything it began is stopped again, and a failure is
 * one sentence and exit code 1.
 * @param {(giveUp: (error: unknown) => Promise<never>) => Promise<void>} body
 * @param {{ exitCode?: number, lastWords?: () => void }} [options] the code to end with when told
 *   to stop, and what to print last in any case
 */
export async function runCommand(body, { exitCode = 0, lastWords = () => {} } = {}) {
  /**
   * @param {unknown} error
   * @returns {Promise<never>}
   */
  const giveUp = async (error) => {
    // What is being ended cannot help failing, and the command ends by itself.
    if (isStopping()) return new Promise(() => {});
    printFailure(error);
    await stopAll();
    lastWords();
    process.exit(1);
  };
  stopOnSignals(exitCode);
  await body(giveUp).catch(giveUp);
}
