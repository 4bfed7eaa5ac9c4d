'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RegisterForm } from '@/components/auth/registration/register-form';
import { useRegistration } from '@/components/auth/registration/use-registration';
import type { Side } from '@/components/shell/session/side';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs/tabs';
import { hasEnded, watchToken } from '@/lib/client/request/token';
import { letterOf } from '@/lib/forms/letter';
import { chosenTypeIn } from './chosen-type';
import { LoginForm } from './login-form';
import { useLogin } from './use-login';

const ProfessionalFields = onDemand(
  async () =>
    (await import('@/components/auth/registration/professional-fields')).ProfessionalFields,
);

type SignInCardProps = {
  side: Side;
  addresses: { login: string; register: string };
  passkeysAt: string | null;
  children?: ReactNode;
};

/** The address says which tab is open; what a person typed stays when they change it. */
export function SignInCard({ side, addresses, passkeysAt, children }: SignInCardProps) {
  const t = useTranslations('auth.card');
  const tab = usePathname() === addresses.register ? 'register' : 'login';
  const login = useLogin(side);
  const registration = useRegistration(side);
  const [visible, setVisible] = useState(false);
  const visibility = { visible, onVisibleChange: setVisible };

  function open(next: string) {
    if (next === tab) return;
    const address = next === 'register' ? addresses.register : addresses.login;
    window.history.replaceState(null, '', `${address}${window.location.search}`);
  }

  return (
    <Card id="account" aria-label={t('title')} className="shadow-raised">
      <CardBody>
        <ArrivalNote />
        <Tabs value={tab} onValueChange={open}>
          <TabsList aria-label={t('tabs')}>
            <TabsTrigger value="login">{t('login')}</TabsTrigger>
            <TabsTrigger value="register">{t('register')}</TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm login={login} visibility={visibility} passkeysAt={passkeysAt} />
          </TabsContent>
          <TabsContent value="register">
            {children}
            <RegisterForm registration={registration} visibility={visibility}>
              {side === 'ip' && <ProfessionalFields field={registration.field} />}
            </RegisterForm>
          </TabsContent>
        </Tabs>
      </CardBody>
    </Card>
  );
}

/** Says why the visitor is here: their session ended, or they chose a form before signing in. */
function ArrivalNote() {
  const t = useTranslations('auth.arrival');
  const ended = useSyncExternalStore(watchToken, hasEnded, () => false);
  const type = chosenTypeIn(useSearchParams().get('next'));
  const note = useRef<HTMLDivElement>(null);
  const [first] = useState(type);
  // A press on a form of this page leads here, where its effect shows.
  useEffect(() => {
    if (type !== first) note.current?.focus();
  }, [type, first]);
  if (ended) {
    return (
      <Alert tone="blue" title={t('ended')} className="mb-5">
        {t('endedText')}
      </Alert>
    );
  }
  if (!type) return null;
  return (
    <div ref={note} tabIndex={-1} className="mb-5 scroll-mt-4">
      <Alert tone="blue" title={t('chosen', { letter: letterOf(type) })}>
        {t('chosenText')}
      </Alert>
    </div>
  );
}
