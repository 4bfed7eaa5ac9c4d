import { creditorTypes } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { claimOf } from '@/prisma/bulk-seed/claims';
import { personOf } from '@/prisma/bulk-seed/people';

const claims = Array.from({ length: 300 }, (_, index) => claimOf(index, personOf(index)));

test.each(creditorTypes)('no two seeded claims on %s share a number that identifies', (type) => {
  const first = new Map<string, number>();
  const shared = new Set<string>();
  const own = claims.filter((claim) => claim.type === type);
  expect(own.length).toBeGreaterThan(1);
  for (const [at, { form }] of own.entries()) {
    mapIdentifiers(formOf(type), form.claimData, (text, path) => {
      if ((first.get(text) ?? at) !== at) shared.add(path);
      first.set(text, at);
      return text;
    });
  }
  expect([...shared]).toEqual([]);
});
