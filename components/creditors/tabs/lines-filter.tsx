'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { usePlace } from '@/components/creditors/use-place';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { ListedClass } from '@/lib/creditor-lists/classes';
import { annexureOf, categories } from '@/lib/law/categories';
import { useClassOptions } from './use-class-options';

export function LinesFilter({
  annexure,
  classes,
  creditorClass,
  search,
}: {
  annexure: number | undefined;
  classes: readonly ListedClass[] | undefined;
  creditorClass: string;
  search: string;
}) {
  const t = useTranslations('creditors');
  const law = useTranslations('law.categories');
  const { go } = usePlace();
  const id = useId();
  const [typed, setTyped] = useState(search);
  const options = useClassOptions(classes);
  function submit(event: FormEvent) {
    event.preventDefault();
    go({ search: typed.trim(), page: null }, false);
  }
  return (
    <form onSubmit={submit} className="mb-4 flex flex-wrap items-start gap-3">
      <Field label={t('lines.annexure')} id={`${id}-annexure`} className="w-full sm:w-80">
        <NativeSelect
          value={annexure ? String(annexure) : ''}
          onChange={(event) => go({ annexure: event.target.value, page: null }, false)}
          options={[
            { value: '', label: t('lines.all') },
            ...categories.map((category) => ({
              value: String(annexureOf(category)),
              label: `${annexureOf(category)} · ${law(category)}`,
            })),
          ]}
        />
      </Field>
      {options && (
        <Field label={t('lines.class')} id={`${id}-class`} className="w-full sm:w-60">
          <NativeSelect
            value={creditorClass}
            onChange={(event) => go({ class: event.target.value, page: null }, false)}
            options={options}
          />
        </Field>
      )}
      <Field
        label={t('lines.search')}
        hint={t('lines.searchHint')}
        id={`${id}-search`}
        className="w-full sm:w-72"
      >
        <Input
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-7">
        {t('lines.find')}
      </Button>
    </form>
  );
}
