'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/auth/fields/text-field';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { RegistrationForm } from './use-registration';

const roles = ['ip_case_manager', 'ip_admin'] as const;

export function ProfessionalFields({ field }: { field: RegistrationForm['field'] }) {
  const t = useTranslations('auth');
  const role = field('role');
  return (
    <>
      <Field label={t('fields.role')} error={role.error}>
        <NativeSelect
          name="role"
          value={role.value}
          onChange={(event) => role.set(event.target.value)}
          options={roles.map((value) => ({ value, label: t(`ip.roles.${value}`) }))}
        />
      </Field>
      <TextField
        label={t('fields.licenseNumber')}
        hint={t('fields.licenseHint')}
        name="licenseNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        state={field('licenseNumber')}
      />
      <TextField
        label={t('fields.organization')}
        name="organization"
        autoComplete="organization"
        state={field('organization')}
      />
    </>
  );
}
