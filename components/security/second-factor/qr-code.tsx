import type { Enrolment } from '@/lib/client/mutations/security';

/** A QR code, black on white whatever the page looks like, so that every camera reads it. */
export function QrCode({ qr, label }: { qr: Enrolment['qr']; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-sm border border-line"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
