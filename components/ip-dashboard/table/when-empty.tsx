'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { AsNumber } from '@/components/ip-dashboard/filters/as-number';
import { FirstHour } from '@/components/ip-dashboard/first-hour/first-hour';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { may } from '@/lib/access/permissions';

const mayBeNumber = (text: string) => /^[\w/-]{3,60}$/.test(text) && /\d/.test(text);

/** What one can do where no claim is listed: look for a number, clear the filters, or set an empty portal up. */
export function WhenEmpty({ list }: { list: ClaimsList }) {
  const t = useTranslations('ip.claims');
  const { role } = useUser();
  const isPortalEmpty = !list.narrowed && list.total === 0;
  return (
    <>
      {mayBeNumber(list.place.search) && <AsNumber list={list} />}
      {list.narrowed && (
        <Button variant="secondary" onClick={list.clear}>
          {t('clear')}
        </Button>
      )}
      {isPortalEmpty && may(role, 'case.edit') && <FirstHour />}
    </>
  );
}
