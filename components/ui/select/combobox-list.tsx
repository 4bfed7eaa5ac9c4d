'use client';

import { Command, defaultFilter } from 'cmdk';
import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import type { Option } from '@/components/ui/fields/option';
import { asSearched, saysAll } from '@/lib/format/as-searched';
import { listItemStyles } from './list-styles';

type ComboboxListProps = {
  options: Option[];
  value: string;
  onChoose: (value: string) => void;
  allowCustom: boolean;
  searchPlaceholder: string;
};

/** A phone takes seconds to render and rank more; a longer list shows its first matches. */
const maxRanked = 200;

const firstMatches = (options: Option[], typed: string) =>
  options.filter(({ label }) => saysAll(label, typed)).slice(0, maxRanked / 2);

const rank: typeof defaultFilter = (value, typed, names) =>
  defaultFilter(asSearched(value), asSearched(typed), names);

export function ComboboxList(props: ComboboxListProps) {
  const { options, value, onChoose, allowCustom, searchPlaceholder } = props;
  const t = useTranslations('ui');
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const ranked = options.length <= maxRanked;
  const listed = ranked ? options : firstMatches(options, typed);
  const known = options.some((option) => option.label.toLowerCase() === typed.toLowerCase());

  return (
    <Command label={searchPlaceholder} loop shouldFilter={ranked} filter={rank}>
      <Command.Input
        value={search}
        onValueChange={setSearch}
        placeholder={searchPlaceholder}
        className="h-11 w-full border-b border-line bg-sheet px-3 placeholder:text-ink-faint focus-visible:-outline-offset-3"
      />
      <Command.List
        label={searchPlaceholder}
        className="max-h-[min(18rem,calc(var(--radix-popover-content-available-height)-3rem))] overflow-y-auto p-1"
      >
        {!(allowCustom && typed) && (
          <Command.Empty className="px-3 py-4 text-center text-ink-soft">
            {t('noMatches')}
          </Command.Empty>
        )}
        {listed.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={[asSearched(option.label)]}
            disabled={option.disabled}
            onSelect={() => onChoose(option.value)}
            className={listItemStyles}
          >
            <Check
              aria-hidden="true"
              className={cn('size-4 shrink-0', option.value !== value && 'invisible')}
            />
            {option.label}
          </Command.Item>
        ))}
        {allowCustom && typed && !known && (
          <Command.Item
            forceMount
            value={`typed:${typed}`}
            onSelect={() => onChoose(typed)}
            className={listItemStyles}
          >
            <span className="size-4 shrink-0" />
            {t('useTyped', { text: typed })}
          </Command.Item>
        )}
      </Command.List>
    </Command>
  );
}
