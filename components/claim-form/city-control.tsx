'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import { placeholderOf } from '@/lib/forms/labels';
import { cities } from '@/lib/reference/cities';
import { cityName } from '@/lib/reference/places';
import type { ControlProps } from './control';
import { useFormWords, usePlaceWords } from './use-form-words';

const Combobox = dynamic(
  async () => ({ default: (await import('@/components/ui/combobox')).Combobox }),
  { loading: () => <Skeleton className="h-11" /> },
);

/** A city, picked from the list by a few letters or typed. */
export function CityControl({ form, field, value, onChange, onBlur }: ControlProps) {
  const t = useTranslations('wizard.form');
  const words = useFormWords();
  const places = usePlaceWords();
  return (
    <Combobox
      options={cities.map((city) => ({ value: city, label: cityName(places, city) }))}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      allowCustom
      placeholder={placeholderOf(words, form, field.name)}
      searchPlaceholder={t('searchCity')}
    />
  );
}
