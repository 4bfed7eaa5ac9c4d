'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/fields/email-field';
import { PasswordField, type Visibility } from '@/components/auth/fields/password-field';
import { UsePasskey } from '@/components/auth/passkeys/use-passkey';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { paths } from '@/lib/client/paths/paths';
import type { Login } from './use-login';

const CodeStep = onDemand(async () => (await import('./code-step')).CodeStep);

type LoginFormProps = {
  login: Login;
  visibility: Visibility;
  passkeysAt: string | null;
};

/** E-mail and password, or a passkey; then the second step, if the account has one. */
export function LoginForm({ login, visibility, passkeysAt }: LoginFormProps) {
  const t = useTranslations('auth');
  const { second, passkey } = login;
  if (second) return <CodeStep login={login} second={second} />;
  return (
    <form ref={login.form} onSubmit={login.submit} method="post" noValidate className="grid gap-4">
      <EmailField state={login.field('email')} autoComplete="username" />
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        state={login.field('password')}
        visibility={visibility}
      />
      <Button
        type="submit"
        size="lg"
        pending={login.pending && !passkey.pending}
        pendingLabel={t('login.pending')}
        className="mt-1"
      >
        {t('login.submit')}
      </Button>
      <p className="text-center">
        <Link href={paths.forgotPassword} className="link inline-block py-2">
          {t('login.forgot')}
        </Link>
      </p>
      <UsePasskey
        at={passkeysAt}
        words="signIn"
        size="lg"
        pending={passkey.pending}
        onPress={passkey.send}
      />
    </form>
  );
}
