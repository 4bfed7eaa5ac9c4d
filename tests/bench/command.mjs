import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBuild, preparePackages } from '../../scripts/lib/build/preparation.mjs';
import { Failure } from '../../scripts/lib/failure.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runCommand } from '../../scripts/lib/processes/command.mjs';
import { runTypeScript } from '../../scripts/lib/processes/run.mjs';
import { stopAll } from '../../scripts/lib/processes/stopping.mjs';
import { step } from '../../scripts/lib/progress.mjs';
import { openBench, openServer } from './lib/bench.mjs';
import { withClient } from './lib/database/client.mjs';
import { wholeReads } from './lib/database/plans.mjs';
import { measureList } from './lib/measuring/creditor-list.mjs';
import { measureDay, measureDesk } from './lib/measuring/day.mjs';
import { measureDetermining } from './lib/measuring/determine.mjs';
import { measureFiling } from './lib/measuring/filing.mjs';
import { measureImports } from './lib/measuring/import.mjs';
import { measureCalls, measureExports, measureGrowth } from './lib/measuring/rounds.mjs';
import { measureShares } from './lib/measuring/shares.mjs';
import { verdictsOn } from './lib/report/aims.mjs';
import { machine } from './lib/report/machine.mjs';
import { report, table } from './lib/report/report.mjs';
import { sharesSection, withShares } from './lib/report/shares.mjs';
import { buildBareNext } from './lib/servers.mjs';

const folder = join(root, 'data', 'bench');
const resultsFile = join(root, 'tests/bench/RESULTS.md');

/** A thousand acknowledgements put into words and set in one process: time, and the most memory it took. */
async function measurePapers() {
  const file = 'tests/bench/papers/acknowledgements.ts';
  await runTypeScript('The papers were not measured.', [file], { show: true });
}

/**
 * Measures the built portal on a large case, beside its floors: `npm run bench [name…]`. Names are
 * those of calls, or how they begin; `export`, `import`, `creditor-list`, `filing`, `determine`, `growth`, `shares` and `plans` are names
 * too, and `shares-3` is the third kind of work of the shares. Only a run of everything writes RESULTS.md, and `shares` its own part of it.
 * `--keep` takes the databases as they are, but for new migrations.
 */
export const main = (/** @type {string[]} */ given) =>
  runCommand(async (giveUp) => {
    const names = given.filter((word) => !word.startsWith('--'));
    const wants = (/** @type {string} */ name) =>
      !names.length || names.some((word) => name === word || name.startsWith(`${word}-`));
    if (names.length === 1 && names[0] === 'desk') return measureDesk(giveUp);
    if (names.length === 1 && names[0] === 'day') return measureDay(giveUp);
    if (names.length === 1 && names[0] === 'papers') return measurePapers();
    await preparePackages({ forTests: true });
    await prepareBuild(join(root, 'data'));
    const server = await openServer(folder);
    const imported = wants('import') ? await measureImports(server) : [];
    if (names.length === 1 && names[0] === 'import') {
      await stopAll();
      process.exit(0);
    }
    const shares =
      wants('shares') || names.some((name) => name.startsWith('shares-'))
        ? await measureShares(server, (name) => wants(name))
        : [];
    if (names.length === 1 && names[0]?.startsWith('shares')) {
      const section = sharesSection(shares, table);
      console.log(`\n${section}`);
      if (names[0] === 'shares')
        writeFileSync(resultsFile, withShares(readFileSync(resultsFile, 'utf8'), section));
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
      // Last, since it changes what the lists hold.
      const lists = wants('creditor-list') ? [await measureList(bench)] : [];
      const written = [
        ...(wants('filing') ? await measureFiling(bench) : []),
        ...(wants('determine') ? await measureDetermining(bench) : []),
      ];
      const results = {
        rows,
        growth,
        exported,
        imported,
        written,
        lists,
        shares,
        wholeReads: slow,
      };
      const text = report(await withClient(bench.url, machine), results, bench.absent);
      console.log(`\n${text}`);
      if (!names.length) writeFileSync(resultsFile, text);
      console.log(
        `${verdictsOn(results).filter(({ broken }) => broken?.length).length} aims missed`,
      );
    }
    await stopAll();
    process.exit(slow.length ? 1 : 0);
  });
