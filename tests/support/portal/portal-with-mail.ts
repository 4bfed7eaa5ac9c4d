import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from './own-portal';

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** A portal of a test's own that runs as in production, and the mail server it sends by; removing it ends both. */
export async function portalWithMail(
  settings: Record<string, string>,
  about?: Parameters<typeof openPostOffice>[0],
) {
  const office = await openPostOffice(about);
  const portal = await ownPortal({
    PORTAL_MODE: 'production',
    SMTP_URL: office.url,
    MAIL_FROM: 'Daava <no-reply@example.in>',
    ...settings,
  });
  const remove = async () => {
    await portal.remove();
    await office.close();
  };
  return { office, portal: { ...portal, remove } };
}
