import { NotFoundCard } from '@/components/shell/not-found-card';

export default function NoSuchList() {
  return <NotFoundCard />;
}
