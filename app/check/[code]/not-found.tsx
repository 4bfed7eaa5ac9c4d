import { UnknownPaper } from '@/components/check-paper/unknown-paper';

export default function UnknownCode() {
  return <UnknownPaper />;
}
