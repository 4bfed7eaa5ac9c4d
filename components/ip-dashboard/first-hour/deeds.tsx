'use client';

import { useMutation } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { showTeam } from '@/components/team/team-address';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/toast/toast';
import { firstHourMutations } from '@/lib/client/mutations/first-hour';
import { paths } from '@/lib/client/paths/paths';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { FirstHour } from '@/lib/statistics/first-steps';

const rowStyles = 'flex flex-wrap gap-2 md:justify-end';
const linkStyles = buttonVariants({ variant: 'secondary', size: 'sm' });

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={to} className={linkStyles}>
    {children}
  </Link>
);

export function CaseStep() {
  const t = useTranslations('firstHour.case');
  return <Way to={paths.ipCase}>{t('open')}</Way>;
}

export function TeamStep({ now: { waiting } }: { now: FirstHour }) {
  const t = useTranslations('firstHour.team');
  return (
    <>
      <div className={rowStyles}>
        <CopyAddress path={paths.ipRegister}>{t('copy')}</CopyAddress>
        <Button variant="secondary" size="sm" onClick={() => showTeam('')}>
          {t('open')}
        </Button>
      </div>
      {waiting > 0 && <p className="text-sm">{t('waiting', { count: waiting })}</p>}
    </>
  );
}

export function SettingsStep({ now: { done } }: { now: FirstHour }) {
  const t = useTranslations('firstHour.settings');
  const { mark, pending } = useMark();
  return (
    <div className={rowStyles}>
      <Way to={`${paths.ipCase}#verification`}>{t('open')}</Way>
      {!done.settings && (
        <Button variant="quiet" size="sm" pending={pending} onClick={() => mark('settings')}>
          {t('keep')}
        </Button>
      )}
    </div>
  );
}

export function ClaimsStep() {
  const t = useTranslations('firstHour.claims');
  const { mark } = useMark();
  return (
    <div className={rowStyles}>
      <CopyAddress path={paths.home} onCopied={() => mark('claims')}>
        {t('copy')}
      </CopyAddress>
      <Way to={paths.ipEnter}>{t('enter')}</Way>
    </div>
  );
}

function useMark() {
  const t = useTranslations('firstHour.settings');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...firstHourMutations.mark,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return { mark: mutate, pending: isPending };
}

interface CopyAddressProps {
  path: string;
  children: ReactNode;
  onCopied?: () => void;
}

/** Copies the address of one of this portal's pages. */
function CopyAddress({ path, children, onCopied }: CopyAddressProps) {
  const t = useTranslations('firstHour');
  async function copy() {
    const address = `${window.location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      return toast({ title: t('copyFailed', { address }), duration: 30_000 });
    }
    toast({ title: t('copied'), description: address });
    onCopied?.();
  }
  return (
    <Button variant="quiet" size="sm" onClick={copy}>
      {children}
    </Button>
  );
}
