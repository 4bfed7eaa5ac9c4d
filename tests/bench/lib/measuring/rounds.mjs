import { startBareNext, startBareNode, startPortal } from '../servers.mjs';
import { compareExport } from './export.mjs';
import { compare, takeSlice } from './measure.mjs';
import { forgetPeak, peakOf } from './memory.mjs';
import { compareSignIn } from './sign-in.mjs';

/** @typedef {import('../bench.mjs').Bench} Bench */
/** @typedef {import('../report/aims.mjs').Row} Row */

const loads = [1, 16];
const seconds = Number(process.env.BENCH_SECONDS ?? 3);

/** @param {Row} row */
function tell({ name, connections, app, node, next }) {
  const figures = [app, node, next].map(
    (one) => one && `${one.p50.toFixed(2)} / ${one.p95.toFixed(2)}`,
  );
  console.log(
    `${name.padEnd(26)} ${String(connections).padStart(2)}  ${figures.filter(Boolean).join('   ')} ms`,
  );
}

/**
 * Every call at every load, beside its two floors.
 * @param {Bench} bench
 * @param {(name: string) => boolean} wants
 */
export async function measureCalls(bench, wants) {
  const { folder } = bench;
  const portal = await startPortal(bench.env(bench.url), { folder });
  const floorEnv = await bench.floorEnv();
  const [node, next] = [
    await startBareNode(floorEnv, { folder }),
    await startBareNext(floorEnv, { folder }),
  ];
  /** @type {Row[]} */
  const rows = [];
  const add = (/** @type {Row} */ row) => {
    rows.push(row);
    tell(row);
  };
  const targetsOf = (/** @type {import('../cells.mjs').Cell} */ cell) => ({
    app: { url: `${portal.address}${cell.path}`, headers: bench.headersOf(cell) },
    node: { url: `${node.address}/cell/${cell.name}` },
    next: { url: `${next.address}/cell/${cell.name}` },
  });
  // Code that has run only a few times is slow everywhere: none of the three is to be met cold.
  const cells = bench.cells.filter(({ name }) => wants(name));
  for (const cell of cells.slice(0, 2))
    for (const target of Object.values(targetsOf(cell)))
      await takeSlice(target, { connections: 16, seconds: 3 });
  for (const cell of cells) {
    for (const connections of loads) {
      forgetPeak(portal.pid);
      const figures = await compare(targetsOf(cell), { connections, seconds });
      add({ name: cell.name, kind: cell.kind, connections, ...figures, peak: peakOf(portal.pid) });
    }
  }
  for (const connections of wants('sign-in') ? loads : []) {
    forgetPeak(portal.pid);
    const addresses = {
      portal: portal.address,
      bareNode: node.address,
      bareNext: next.address,
    };
    const figures = await compareSignIn({ ...addresses, connections, seconds });
    add({ name: 'sign-in', kind: 'sign-in', connections, ...figures, peak: peakOf(portal.pid) });
  }
  await Promise.all([portal.stop(), node.stop(), next.stop()]);
  return rows;
}

/**
 * The calls that must not get slower as claims become more, on all claims and on a tenth of them.
 * @param {Bench} bench
 */
export async function measureGrowth(bench) {
  const tenth = await bench.openTenth();
  const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
  const growth = [];
  for (const small of tenth.cells.filter(({ kind }) => kind === 'counts')) {
    const cell = bench.cells.find(({ name }) => name === small.name);
    if (!cell) continue;
    const figures = await compare(
      {
        full: { url: `${portal.address}${cell.path}`, headers: bench.headersOf(cell) },
        tenth: { url: `${tenth.server.address}${small.path}`, headers: tenth.headersOf(small) },
      },
      { connections: 1, seconds },
    );
    growth.push({ name: cell.name, ...figures });
    console.log(
      `${cell.name.padEnd(26)} ${(figures.full.p50 / figures.tenth.p50).toFixed(2)} × a tenth`,
    );
  }
  await Promise.all([portal.stop(), tenth.server.stop()]);
  return growth;
}

/**
 * The export of a tenth of the claims and of all of them, by a server that has just started.
 * @param {Bench} bench
 */
export async function measureExports(bench) {
  const portal = await startPortal(bench.env(bench.url), { folder: bench.folder });
  /** @type {import('./export.mjs').Extent[]} */
  const extents = [
    {
      rows: 100_000,
      filters: { status: 'info_required' },
      where: "c.status = 'info_required'",
      rounds: 5,
    },
    { rows: 1_000_000, filters: {}, where: 'true', rounds: 2 },
  ];
  const exported = [];
  for (const extent of extents) {
    const one = await compareExport(portal, bench.tokens.admin, bench.url, extent);
    if (!one) continue;
    exported.push(one);
    console.log(`export of ${one.rows}: ${(one.milliseconds / one.copy).toFixed(2)} × COPY`);
  }
  await portal.stop();
  return exported;
}
