import { delimiter, dirname, join } from 'node:path';
import { preparePackages } from '../../build/preparation.mjs';
import { Failure } from '../../failure.mjs';
import { fetchNode } from '../../packages/node-binary.mjs';
import { root } from '../../paths.mjs';
import { runCommand } from '../../processes/command.mjs';
import { runToEnd } from '../../processes/run.mjs';
import { stopAll } from '../../processes/stopping.mjs';
import { step } from '../../progress.mjs';

/** Runs unit and API tests, or one of them, under another Node: `npm run test:node 22 [unit|api] [pattern]`. */
export const main = (/** @type {string[]} */ given) =>
  runCommand(
    async () => {
      const [version = '', kind, ...patterns] = given;
      if (!/^\d+(\.\d+){0,2}$/.test(version))
        throw new Failure('Say under which Node: npm run test:node 22');
      // Installing packages would take the binary away again.
      await preparePackages({ forTests: true });
      const node = await step(`Fetch Node ${version}`, () =>
        fetchNode(version, join(root, 'node_modules/.cache', `node-${version}`)),
      );
      const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
      for (const one of kind ? [kind] : ['unit', 'api']) {
        const args = ['scripts/daava.mjs', 'test', one, ...patterns];
        const { code } = await runToEnd(node, args, { env, show: true });
        if (code !== 0) throw new Failure(`Not well under Node ${version}: ${one}.`);
      }
      await stopAll();
    },
    { exitCode: 130 },
  );
