import type { Metadata } from 'next';
import { SiteHeader } from '@/components/shell/header/site-header';
import { NotFoundText } from '@/components/shell/not-found-text';
import { PageMain } from '@/components/shell/page-main';
import { Card, CardBody } from '@/components/ui/card';

export const metadata: Metadata = { title: '404 Page Not Found' };

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <PageMain width="narrow">
        <Card className="mt-8">
          <CardBody className="text-center">
            <h1 className="text-2xl text-peacock-deep">404 Page Not Found</h1>
            <NotFoundText />
          </CardBody>
        </Card>
      </PageMain>
    </>
  );
}
