import { reencryptIdentifiers } from '@/lib/claims/records/identifiers/rotate';
import { masterKeys } from '@/lib/crypto/master-keys';
import { countUnderOthers, rewrapDocuments } from '@/lib/documents/upkeep/rotate';
import { resealSecondFactors } from '@/lib/identity/second-factor/reseal';
import { countPapersUnderOthers, rewrapPapers } from '@/lib/papers/upkeep/rotate';
import { pool } from '@/lib/platform/db';

const maxListed = 20;

/** Whether everything is under the current master key now; says what is not. */
async function documentsAreDone() {
  const total = await countUnderOthers();
  console.log(`${total} documents are under another master key than the current one.`);
  const { wrapped, failed } = await rewrapDocuments((seen) =>
    console.log(`  ${seen} of ${total} documents`),
  );
  const left = await countUnderOthers();
  console.log(`Wrapped anew: ${wrapped} documents. Left: ${left}.`);
  if (failed.length > 0) {
    const more = failed.length > maxListed ? `, and ${failed.length - maxListed} more` : '';
    console.error(
      `No master key here opens ${failed.length} of them: ${failed.slice(0, maxListed).join(', ')}${more}.`,
    );
  }
  return left === 0;
}

/** The same of papers. */
async function papersAreDone() {
  const { wrapped, failed } = await rewrapPapers();
  const left = await countPapersUnderOthers();
  console.log(`Wrapped anew: ${wrapped} papers. Left: ${left}.`);
  if (failed.length > 0) console.error(`No master key here opens ${failed.length} papers.`);
  return left === 0;
}

async function secondFactorsAreDone() {
  const { resealed, unopened } = await resealSecondFactors();
  console.log(`Sealed anew: ${resealed} second factors.`);
  if (unopened > 0) console.error(`No master key here opens ${unopened} second factors.`);
  return unopened === 0;
}

async function identifiersAreDone() {
  const { claims, drafts, unopened } = await reencryptIdentifiers();
  console.log(`Encrypted anew: the identifiers of ${claims} claims and ${drafts} drafts.`);
  if (unopened > 0) console.error(`No master key here opens all identifiers of ${unopened} more.`);
  return unopened === 0;
}

async function main() {
  const { current, old } = masterKeys();
  const names = old.map(({ id }) => id).join(', ');
  console.log(`Current master key: ${current.id}. Former ones: ${names || 'none'}.`);
  const done = [
    await secondFactorsAreDone(),
    await identifiersAreDone(),
    await documentsAreDone(),
    await papersAreDone(),
  ];
  if (done.includes(false)) {
    console.error('Keep DOCUMENT_KEYS_OLD as it is, put missing keys into it, and run this again.');
    process.exitCode = 1;
  } else if (old.length > 0) {
    console.log(
      'Nothing is left under a former key. Once every instance runs with the current key, run this again, and if nothing was left then either, take DOCUMENT_KEYS_OLD away.',
    );
  }
}

main().finally(() => pool.end());
