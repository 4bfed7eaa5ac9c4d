import { mutationOptions } from '@tanstack/react-query';
import { undeliveredMail } from '@/lib/client/queries/mail';
import { post } from '@/lib/client/request/request';

export const mailMutations = {
  retry: (id: string) =>
    mutationOptions({
      mutationFn: () => post<{ id: string }>(`/api/mail/${id}/retry`),
      meta: { stale: [undeliveredMail] },
    }),
};
