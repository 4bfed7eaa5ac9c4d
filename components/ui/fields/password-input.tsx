'use client';

import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Input } from './input';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'prefix'> & {
  visible: boolean;
  onVisibleChange: (visible: boolean) => void;
};

/** With a show/hide toggle; the parent has its state, so that fields can share it. */
export function PasswordInput({ visible, onVisibleChange, ...rest }: PasswordInputProps) {
  const t = useTranslations('ui');
  const Icon = visible ? EyeOff : Eye;
  return (
    <Input
      {...rest}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-label={t(visible ? 'hidePassword' : 'showPassword')}
          onClick={() => onVisibleChange(!visible)}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-peacock focus-visible:-outline-offset-3"
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      }
    />
  );
}
