import { ofClaim, placeOf } from '@/lib/claims/records/identifiers/values';
import { hashGatherer } from '@/lib/crypto/identifier-hash';
import { seal } from '@/lib/crypto/identifier-seal';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import type { Batch, SealedBatch } from '@/lib/imports/rows/batch';
import { orderedIds } from './ordered-id';

/**
 * Gives each claim of a file an id, encrypts its identifiers for this id and hashes them. Ids rise in the order of the file.
 */
export async function* sealedBatches(
  form: FormDefinition,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<SealedBatch> {
  const nextId = orderedIds();
  for await (const batch of batches) {
    const claims = batch.claims.map((claim) => {
      const { claimData } = claim.values;
      const id = nextId();
      const hashes = hashGatherer();
      const sealed = mapIdentifiers(form, claimData, (text, path, kind) => {
        hashes.add(text, kind);
        return seal(text, placeOf(ofClaim(id), path));
      });
      const values = { ...claim.values, claimData: sealed };
      return { ...claim, id, hashes: hashes.all(), values };
    });
    yield { ...batch, claims };
  }
}
