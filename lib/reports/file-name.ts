import { dayInIndia } from '@/lib/format/date';
import type { ReportBody } from './schema';

/** The file name of a report made today in India: `claims-report-2026-04-01.csv`. */
export const fileNameOf = ({ format, claimIds }: Pick<ReportBody, 'format' | 'claimIds'>) =>
  `${claimIds ? 'selected-' : ''}claims-report-${dayInIndia(new Date())}.${format}`;
