import type { ChildProcess } from 'node:child_process';
import { papersAskedFor } from '@/scripts/lib/testing/papers-asked-for.mjs';
import { type Ground, isRunning, layOut, portalOn } from './own-portal';

/** A portal that a test file left running. */
interface Kept {
  ground: Ground;
  child: ChildProcess;
  port: string;
}

/** What stays while test files come and go (tests/support/portal/environment.cjs): portals by their settings, and their mail server's port. */
export const { daavaKept: kept } = globalThis as unknown as {
  daavaKept: { portals: Map<string, Kept[]>; officePort: number };
};

/** Takes one that still runs. */
function takeKept(settings: string): Kept | undefined {
  const left = kept.portals.get(settings)?.pop();
  return !left || isRunning(left.child) ? left : takeKept(settings);
}

async function started(settings: Record<string, string>) {
  const ground = await layOut(settings);
  const portal = portalOn(ground, settings);
  await portal.database.query(papersAskedFor);
  const { child, port } = await portal.start();
  return { portal, running: { ground, child, port } };
}

async function taken(running: Kept, settings: Record<string, string>) {
  const { ground, child } = running;
  const portal = portalOn(ground, settings);
  child.kill('SIGCONT');
  child.ref();
  child.channel?.ref();
  await portal.renew();
  return { portal, running };
}

/** Settings of production where professionals need no second factor. */
export const productionByPassword = { PORTAL_MODE: 'production', IP_SECOND_FACTOR: 'offered' };

/**
 * A started portal whose whole case belongs to this file, not to break: nobody changes its tables or its folder, or ends its first
 * instance. It may be one that an earlier file left, with its database reset, since a start takes longer than most files. Papers are made
 * when a test asks for them (`madePapers`).
 */
export async function startedPortal(settings: Record<string, string> = {}) {
  const key = JSON.stringify(settings);
  const left = takeKept(key);
  const { portal, running } = await (left ? taken(left, settings) : started(settings));
  const { child, port } = running;
  return {
    ...portal,
    ...portal.instanceOf(child, port),
    /** Leaves it to a later file, paused: it would look for work ten times a second. */
    async remove() {
      // It is left nothing to do.
      await portal.renew();
      await portal.leave(child);
      child.kill('SIGSTOP');
      // It ends with the tests (scripts/lib/processes/run.mjs), and the worker does not wait for it.
      child.unref();
      child.channel?.unref();
      kept.portals.set(key, [...(kept.portals.get(key) ?? []), running]);
    },
  };
}

export type StartedPortal = Awaited<ReturnType<typeof startedPortal>>;
