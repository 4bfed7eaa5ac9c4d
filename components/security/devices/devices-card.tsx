'use client';

import { useQuery } from '@tanstack/react-query';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import { securityMutations } from '@/lib/client/mutations/security';
import { queries } from '@/lib/client/queries/queries';
import { formatDateTime } from '@/lib/format/date';
import type { SignedInDevice } from '@/lib/identity/sessions/read';
import { useSignOutDevices } from './use-sign-out-devices';

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

const ConfirmDialog = onDemand(
  async () => (await import('@/components/ui/dialog/confirm-dialog')).ConfirmDialog,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** Signs out every device but this one, after a question. */
function SignOutElsewhere({ others }: { others: number }) {
  const t = useTranslations('security.devices');
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { mutate, isPending } = useSignOutDevices(securityMutations.endOtherSessions, close);
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
        {t('everywhereElse')}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('everywhereElseAsk')}
          description={t('everywhereElseText', { count: others })}
          confirmLabel={t('everywhereElse')}
          danger
          pending={isPending}
          onConfirm={() => mutate()}
        />
      )}
    </>
  );
}

const handheld = ['Android', 'iPhone', 'iPad', 'KaiOS'];

/** A device: since when and from where it is signed in, and a button to sign it out. */
function DeviceRow({ device }: { device: SignedInDevice }) {
  const t = useTranslations('security.devices');
  const locale = useLocale();
  const name = useDeviceName(device);
  const { mutate, isPending } = useSignOutDevices(securityMutations.endSession(device.id));
  const Icon = handheld.includes(device.system ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.current && <Badge tone="peacock">{t('this')}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {t('since', { when: formatDateTime(device.signedInAt, locale) })}
          {device.ipAddress && ` · ${t('from', { address: device.ipAddress })}`}
        </p>
        {!device.current && (
          <p className="text-sm text-ink-soft">
            {t('lastSeen', { when: formatDateTime(device.lastSeenAt, locale) })}
          </p>
        )}
      </div>
      {!device.current && (
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          aria-label={t('signOutNamed', { name })}
          className="max-sm:ml-10"
          onClick={() => mutate()}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>) {
  const t = useTranslations('security.devices');
  if (browser && system) return t('browserOn', { browser, system });
  return browser ?? system ?? t('unknown');
}
