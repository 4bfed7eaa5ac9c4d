// npm run audit:verify [-- --anchor [FILE or VALUE]]
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Anchor, anchorsIn, written } from '@/lib/audit/anchor';
import { verifyAudit } from '@/lib/audit/verify';
import { brokenAnchors, presentAnchor, verifySeals } from '@/lib/audit/verify-seals';
import { storedAnchors } from '@/lib/operations/stored-anchors';
import { pool } from '@/lib/platform/db';

const [flag, given] = process.argv.slice(2);

function complain(text: string) {
  console.error(text);
  process.exitCode = 1;
}

/** The anchors in a file, or the one that was typed. */
function anchorsGiven(text: string) {
  const file = resolve(process.env.INIT_CWD ?? '.', text);
  return anchorsIn(existsSync(file) ? readFileSync(file, 'utf8') : text);
}

async function compare(whose: string, anchors: Anchor[]) {
  const broken = await brokenAnchors(anchors);
  for (const anchor of broken)
    complain(
      `The trail was rewritten or cut: it has no entry ${written(anchor)}, as ${whose} says`,
    );
  if (broken.length === 0 && anchors.length > 0)
    console.log(`As ${whose} says: ${anchors.map(written).join(', ')}`);
}

async function compareWithStore() {
  const kept: Anchor[] = [];
  try {
    for await (const anchor of storedAnchors()) kept.push(anchor);
  } catch {
    complain('The store does not answer: the anchors that it keeps were not compared.');
  }
  await compare('the store', kept);
}

async function verify() {
  const { entries, broken } = await verifyAudit();
  for (const { id, what } of broken) complain(`Entry ${id}: ${what}`);
  const seals = await verifySeals();
  for (const { id, what } of seals.broken) complain(`Entry ${id}: ${what}`);
  if (entries > 0 && !seals.last)
    complain(
      'No entry is sealed: start the portal, which does it within a minute. If it ran before, the seals were removed.',
    );
  await compareWithStore();
  if (given) {
    const anchors = anchorsGiven(given);
    if (anchors.length === 0)
      complain(`There is no anchor in ${given}: it is a number, a colon and 64 digits.`);
    await compare('the anchor', anchors);
  }
  if (process.exitCode) return;
  const unsealed = entries - Number(seals.last?.id ?? 0);
  console.log(
    `The chain of the audit trail is unbroken: ${entries} entries, sealed up to ${seals.last?.id ?? 0}.`,
  );
  if (unsealed > 0)
    console.log(`Guarded by nothing but their chain, until they are sealed: ${unsealed} entries.`);
  if (seals.unknown > 0)
    console.log(
      `${seals.unknown} of ${seals.seals} seals are under a former key, which was not given.`,
    );
}

async function main() {
  if (flag && flag !== '--anchor') complain('Say --anchor, and a file or a value to compare with.');
  else if (flag && !given) {
    const present = await presentAnchor();
    console.log(present ? written(present) : 'The audit trail is empty.');
  } else await verify();
}

main().finally(() => pool.end());
