import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Receipt } from '@/components/receipt/receipt';
import { Words } from '@/components/shell/language/words';

type ReceiptPageProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('receipt'))('title') };
}

export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const { id } = await params;
  return (
    <Words of={['claim', 'receipt']}>
      <Receipt id={id} />
    </Words>
  );
}
