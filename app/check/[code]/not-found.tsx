import { UnknownPaper } from '@/components/check/unknown-paper';

export default function UnknownCode() {
  return <UnknownPaper />;
}
