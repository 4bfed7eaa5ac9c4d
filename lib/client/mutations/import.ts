import { mutationOptions } from '@tanstack/react-query';
import { type ClaimsFile, uploadClaims } from '@/lib/client/files/claims-file';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';

type Upload = { file: ClaimsFile } & Parameters<typeof uploadClaims>[1];

export const importMutations = {
  upload: mutationOptions({
    networkMode: 'always',
    // Keeps no reference to the file.
    gcTime: 0,
    mutationFn: ({ file, ...options }: Upload) => uploadClaims(file, options),
    meta: { stale: staleByClaims, inBackground: true },
  }),
};
