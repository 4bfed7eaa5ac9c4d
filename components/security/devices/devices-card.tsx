'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import { queries } from '@/lib/client/queries/queries';
import { DeviceRow } from './device-row';
import { SignOutElsewhere } from './sign-out-elsewhere';

/** Where one is signed in. */
export function DevicesCard() {
  const t = useTranslations('security.devices');
  const { data, error, isFetching, refetch } = useQuery(queries.sessions);
  return (
    <Card aria-labelledby="devices-heading">
      <CardHeader id="devices-heading" title={t('title')} text={t('text')} />
      <CardBody>
        {!data && !error && <Spinner label={t('loading')} />}
        {!data && error && (
          <CallFailure
            title={t('loadFailed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && (
          <ul className="grid divide-y divide-line">
            {data.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
        {data && data.length > 1 && <SignOutElsewhere others={data.length - 1} />}
      </CardBody>
    </Card>
  );
}
