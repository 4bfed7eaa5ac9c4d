import { mutationOptions } from '@tanstack/react-query';
import { type ClaimsFile, uploadClaims } from '@/lib/client/files/claims-file';
import { rehearseRegister } from '@/lib/client/files/register';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import type { Mappings } from '@/lib/imports/registers/rehearse-file';

type Rehearsal = { file: File; mappings: Mappings } & Parameters<typeof rehearseRegister>[2];

type Upload = { file: ClaimsFile } & Parameters<typeof uploadClaims>[1];

export const importMutations = {
  upload: mutationOptions({
    networkMode: 'always',
    // Keeps no reference to the file.
    gcTime: 0,
    mutationFn: ({ file, ...options }: Upload) => uploadClaims(file, options),
    meta: { stale: staleByClaims, inBackground: true },
  }),
  rehearse: mutationOptions({
    networkMode: 'always',
    // Keeps no reference to the file.
    gcTime: 0,
    mutationFn: ({ file, mappings, ...options }: Rehearsal) =>
      rehearseRegister(file, mappings, options),
  }),
};
