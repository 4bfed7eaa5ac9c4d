'use client';

import { type ComponentProps, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { TabsContext, useTabs } from './tabs-context';

type TabsProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Shows one tab at a time. Written by hand: the sign-in page has no room for a library. */
export function Tabs({ value, defaultValue = '', onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const tabs = useMemo(
    () => ({
      id,
      value: current,
      choose(next: string) {
        setOwn(next);
        onValueChange?.(next);
      },
    }),
    [id, current, onValueChange],
  );
  return (
    <TabsContext value={tabs}>
      <div {...rest} />
    </TabsContext>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveWithKeys(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[step(at, tabs.length)];
  event.preventDefault();
  next?.focus();
  next?.click();
}

/** The row of tabs; give aria-label. They share the width, like dividers in a file. */
export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      tabIndex={-1}
      onKeyDown={moveWithKeys}
      className={cn('flex items-end gap-1 border-b border-line-strong', className)}
      {...rest}
    />
  );
}

type TabProps = ComponentProps<'button'> & { value: string };

export function TabsTrigger({ value, className, ...rest }: TabProps) {
  const tabs = useTabs();
  const active = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={active}
      aria-controls={active ? `${tabs.id}-panel-${value}` : undefined}
      tabIndex={active ? 0 : -1}
      onClick={() => tabs.choose(value)}
      className={cn(
        '-mb-px min-h-11 flex-1 rounded-t-md border px-4 py-2 font-semibold focus-visible:outline-offset-0',
        active
          ? 'border-line-strong border-b-sheet bg-sheet text-peacock shadow-[inset_0_3px_0_var(--color-marigold)]'
          : 'border-transparent border-b-line-strong text-ink-soft hover:bg-paper-deep hover:text-peacock',
        className,
      )}
      {...rest}
    />
  );
}

type PanelProps = ComponentProps<'div'> & { value: string };

export function TabsContent({ value, className, ...rest }: PanelProps) {
  const tabs = useTabs();
  if (tabs.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      className={cn('pt-5', className)}
      {...rest}
    />
  );
}
