'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { toast } from '@/components/ui/toast/toast';
import type { ListedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { maxSelected } from './selection';
import type { Selection } from './use-selection';

/** As many as the list gives at once. */
const limit = 100;

/** Selects the claims of all pages of a list, as far as a selection reaches. */
export function useSelectMatching({ place, total }: ClaimsList, selection: Selection) {
  const t = useTranslations('ip.claims');
  const errorText = useErrorText();
  const client = useQueryClient();
  const count = Math.min(total, maxSelected);
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const found: ListedClaim[] = [];
      for (let page = 1; (page - 1) * limit < count; page += 1) {
        const query = queries.claims({ ...place, page, limit });
        found.push(...(await client.fetchQuery({ ...query, staleTime: 0 })).claims);
      }
      return found;
    },
    onSuccess: selection.add,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    count,
    /** The whole page is selected, and there is more. */
    offered: selection.page === true && total > selection.onPage && selection.claims.length < count,
    pending: isPending,
    select: () => mutate(),
  };
}
