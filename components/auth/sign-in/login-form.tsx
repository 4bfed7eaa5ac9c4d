'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { EmailField } from '@/components/auth/fields/email-field';
import { PasswordField, type Visibility } from '@/components/auth/fields/password-field';
import { Button } from '@/components/ui/button';
import { renderNothing } from '@/components/ui/loading/render-nothing';
import { paths } from '@/lib/client/paths';
import type { Login } from './use-login';

const CodeStep = dynamic(async () => (await import('./code-step')).CodeStep, {
  loading: renderNothing,
});

/** E-mail and password; then, where two-step sign-in is on, the code. */
export function LoginForm({ login, visibility }: { login: Login; visibility: Visibility }) {
  const t = useTranslations('auth');
  if (login.codeAsked) return <CodeStep login={login} />;
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
        pending={login.pending}
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
    </form>
  );
}
