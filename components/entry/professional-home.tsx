'use client';

import { IpDashboard } from '@/components/ip-dashboard/ip-dashboard';
import { PaletteKeys } from '@/components/palette/palette-keys';
import { Rail } from '@/components/rail/rail';
import type { ListRows } from '@/lib/reference/list-rows';

/** A professional's dashboard with what stands around it at its own address. */
export function ProfessionalHome({ rows }: { rows: ListRows }) {
  return (
    <>
      <PaletteKeys />
      <Rail />
      <IpDashboard rows={rows} />
    </>
  );
}
