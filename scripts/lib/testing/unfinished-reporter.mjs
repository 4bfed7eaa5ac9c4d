import { relative } from 'node:path';
import { root } from '../paths.mjs';

/** Names to Jest's person the files that were not done when Jest was told to end: one of them hangs. */
export default class UnfinishedReporter {
  /** @type {Set<string>} */
  #underWay = new Set();
  #tell = () => {
    for (const file of this.#underWay) console.error(`Not done: ${file}`);
    process.exit(1);
  };

  onRunStart() {
    process.once('SIGTERM', this.#tell);
  }

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    this.#underWay.add(relative(root, path));
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    this.#underWay.delete(relative(root, path));
  }

  onRunComplete() {
    process.off('SIGTERM', this.#tell);
  }
}
