'use client';

import { IpDashboard } from '@/components/ip-dashboard/ip-dashboard';
import { PaletteKeys } from '@/components/palette/palette-keys';
import { Rail } from '@/components/rail/rail';
import type { RailIcons } from '@/components/rail/rail-icons';
import type { ListRows } from '@/lib/reference/list-rows';

/** A professional's dashboard with what stands around it at its own address. */
export function ProfessionalHome({
  rows,
  icons,
}: {
  rows: ListRows;
  icons: RailIcons | undefined;
}) {
  return (
    <>
      <PaletteKeys />
      {icons && <Rail icons={icons} />}
      <IpDashboard rows={rows} />
    </>
  );
}
