import { dayInIndia } from '@/lib/format/date';
import type { ReportBody } from './schema';

/** Today in India: `claims-report-2026-04-01.csv`. */
export const fileNameOf = ({ format, claimIds }: Pick<ReportBody, 'format' | 'claimIds'>) =>
  `${claimIds ? 'selected-' : ''}claims-report-${dayInIndia(new Date())}.${format}`;
