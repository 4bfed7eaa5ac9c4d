'use client';

import { useTranslations } from 'next-intl';
import * as Popover from 'radix-ui/popover';
import type { RefObject } from 'react';
import { usePlaceWords } from '@/components/claim-form/use-form-words';
import { ComboboxList } from '@/components/ui/select/combobox-list';
import { floatingStyles } from '@/components/ui/select/list-styles';
import { cities } from '@/lib/reference/cities';
import { stateOfCity } from '@/lib/reference/city-states';
import { cityName } from '@/lib/reference/places';

type CityListProps = {
  id: string;
  /** The button under which it opens, and which gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  value: string;
  /** `state` is that of a known city. */
  onChoose: (city: string, state: string | undefined) => void;
  onClose: () => void;
};

export function CityList({ id, anchor, value, onChoose, onClose }: CityListProps) {
  const t = useTranslations('wizard.form');
  const places = usePlaceWords();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('searchCity')}
          className={`${floatingStyles} w-(--radix-popover-trigger-width) min-w-56`}
          onInteractOutside={(event) => {
            // The button's own click closes it; closed here first, that click would open it again.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          <ComboboxList
            options={cities.map((city) => ({ value: city, label: cityName(places, city) }))}
            value={value}
            onChoose={(city) => onChoose(city, stateOfCity(city))}
            allowCustom
            searchPlaceholder={t('searchCity')}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
