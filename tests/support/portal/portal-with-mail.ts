import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from './own-portal';
import { kept, startedPortal } from './started-portal';

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;
type About = Parameters<typeof openPostOffice>[0];

const settingsWith = ({ url }: PostOffice, settings: Record<string, string>) => ({
  PORTAL_MODE: 'production',
  SMTP_URL: url,
  MAIL_FROM: 'Daava <no-reply@example.in>',
  ...settings,
});

/** A portal of a test's own that runs as in production, and the mail server it sends by; removing it ends both. */
export async function portalWithMail(settings: Record<string, string>, about?: About) {
  const office = await openPostOffice(about);
  const portal = await ownPortal(settingsWith(office, settings));
  const remove = async () => {
    await portal.remove();
    await office.close();
  };
  return { office, portal: { ...portal, remove } };
}

/** The same started, for a file that breaks neither: see {@link startedPortal}. */
export async function startedPortalWithMail(settings: Record<string, string>, about?: About) {
  // A portal that an earlier file left sends to the port that it knows.
  const office = await openPostOffice({ ...about, port: kept.officePort }).catch(() =>
    openPostOffice(about),
  );
  kept.officePort = office.port;
  const portal = await startedPortal(settingsWith(office, settings));
  const remove = async () => {
    // While the portal is not paused yet, which would keep its connections open, and has no letter left.
    await portal.renew();
    await office.close();
    await portal.remove();
  };
  return { office, portal: { ...portal, remove } };
}
