import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../../scripts/lib/build/preparation.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runCommand } from '../../scripts/lib/processes/command.mjs';
import { stopAll } from '../../scripts/lib/processes/stopping.mjs';
import { step } from '../../scripts/lib/progress.mjs';
import { openBench, openServer } from './lib/bench.mjs';
import { withClient } from './lib/database/client.mjs';
import { wholeReads } from './lib/database/plans.mjs';
import { measureImports } from './lib/measuring/import.mjs';
import { measureCalls, measureExports, measureGrowth } from './lib/measuring/rounds.mjs';
import { verdictsOn } from './lib/report/aims.mjs';
import { machine } from './lib/report/machine.mjs';
import { report } from './lib/report/report.mjs';
import { buildBareNext } from './lib/servers.mjs';

const folder = join(root, 'data', 'bench');

/**
 * Measures the built portal on a large case, beside its floors: `npm run bench [name…]`. Names are
 * those of calls, or how they begin; `export`, `import`, `growth` and `plans` are names too. Only a run of
 * everything writes RESULTS.md. `--keep` takes the databases as they are, but for new migrations.
 */
export const main = () =>
  runCommand(async () => {
    const given = process.argv.slice(2);
    const names = given.filter((word) => !word.startsWith('--'));
    const wants = (/** @type {string} */ name) =>
      !names.length || names.some((word) => name === word || name.startsWith(`${word}-`));
    await preparePackages({ forTests: true });
    await prepareBuild(join(root, 'data'));
    const server = await openServer(folder);
    const imported = wants('import') ? await measureImports(server) : [];
    if (names.length === 1 && names[0] === 'import') {
      await stopAll();
      process.exit(0);
    }
    const bench = await openBench(server, { keep: given.includes('--keep'), wants });
    if (
      names.length &&
      !names.some((word) =>
        bench.names.some((name) => name === word || name.startsWith(`${word}-`)),
      )
    )
      throw new Failure(
        `There is nothing of that name to measure: choose from ${bench.names.join(', ')}.`,
      );
    if (bench.absent.length) console.log(`Not there: ${bench.absent.join(', ')}`);
    const slow = wants('plans')
      ? await step('Explain every statement', () =>
          withClient(bench.url, (client) => wholeReads(client, bench.recorded)),
        )
      : [];
    if (slow.length) console.log(slow.map((line) => `  ${line}`).join('\n'));
    const onlyPlans = names.length === 1 && names[0] === 'plans';
    if (!onlyPlans) {
      await step('Build the bare application', () => buildBareNext(folder));
      const rows = await measureCalls(bench, wants);
      const growth = wants('growth') ? await measureGrowth(bench) : [];
      const exported = wants('export') ? await measureExports(bench) : [];
      const results = { rows, growth, exported, imported, wholeReads: slow };
      const text = report(await withClient(bench.url, machine), results, bench.absent);
      console.log(`\n${text}`);
      if (!names.length) writeFileSync(join(root, 'tests/bench/RESULTS.md'), text);
      console.log(
        `${verdictsOn(results).filter(({ broken }) => broken?.length).length} aims missed`,
      );
    }
    await stopAll();
    process.exit(slow.length ? 1 : 0);
  });
