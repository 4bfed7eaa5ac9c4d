import type { ReactNode } from 'react';
import type { HelpTopic } from '@/lib/forms/definitions/field';

function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 160"
      role="img"
      aria-label={label}
      className="mt-2 block w-full max-w-sm text-ink"
    >
      <rect
        x="2"
        y="2"
        width="316"
        height="156"
        rx="6"
        className="fill-sheet stroke-line-strong"
        strokeWidth="2"
      />
      {children}
    </svg>
  );
}

/** Lines of print that nobody needs to read. */
const Print = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="5" rx="2.5" className="fill-line" />
);

type NumberOnPaperProps = { x: number; y: number; name: string; text: string; marked: boolean };

/** A number with its printed name; the one in question has a ring around it. */
function NumberOnPaper({ x, y, name, text, marked }: NumberOnPaperProps) {
  const width = (name.length + text.length + 1) * 6.6 + 8;
  return (
    <>
      {marked && (
        <rect
          x={x - 6}
          y={y - 13}
          width={width + 4}
          height="20"
          rx="10"
          className="fill-yellow-tint stroke-red"
          strokeWidth="2.5"
        />
      )}
      <text
        x={x}
        y={y + 1}
        fontSize="11"
        className={marked ? 'fill-ink font-semibold' : 'fill-ink-faint'}
      >
        {name} {text}
      </text>
    </>
  );
}

type PictureProps = { topic: HelpTopic; label: string };

function Cheque({ topic, label }: PictureProps) {
  return (
    <Drawing label={label}>
      <Print x={14} y={14} width={90} />
      <NumberOnPaper x={18} y={40} name="IFSC" text="ABCD0123456" marked={topic === 'ifsc'} />
      <Print x={228} y={16} width={78} />
      <Print x={14} y={60} width={210} />
      <Print x={14} y={76} width={180} />
      <rect x="236" y="58" width="70" height="24" className="fill-none stroke-line-strong" />
      <text x="242" y="74" fontSize="12" className="fill-ink-faint">
        ₹
      </text>
      <NumberOnPaper
        x={18}
        y={112}
        name="A/c No."
        text="01234567890"
        marked={topic === 'accountNumber'}
      />
      <Print x={220} y={112} width={86} />
      <text x="60" y="146" fontSize="12" letterSpacing="3" className="fill-ink-faint">
        ⑈000123⑈ 400000000⑆
      </text>
    </Drawing>
  );
}

function Payslip({ topic, label }: PictureProps) {
  return (
    <Drawing label={label}>
      <rect x="2" y="2" width="316" height="26" rx="6" className="fill-peacock-tint" />
      <Print x={100} y={13} width={120} />
      <NumberOnPaper
        x={18}
        y={50}
        name="Emp. No."
        text="DRV-20418"
        marked={topic === 'employeeId'}
      />
      <NumberOnPaper x={162} y={50} name="UAN" text="100123456789" marked={topic === 'uan'} />
      <path d="M14 68H306M14 92H306M14 116H306M160 68V142" className="stroke-line" />
      <Print x={22} y={78} width={70} />
      <Print x={112} y={78} width={36} />
      <Print x={172} y={78} width={60} />
      <Print x={262} y={78} width={36} />
      <Print x={22} y={102} width={56} />
      <Print x={112} y={102} width={36} />
      <Print x={172} y={102} width={48} />
      <Print x={262} y={102} width={36} />
      <Print x={22} y={130} width={100} />
      <Print x={212} y={130} width={86} />
    </Drawing>
  );
}

function Certificate({ topic, label }: PictureProps) {
  const gst = topic === 'gstin';
  return (
    <Drawing label={label}>
      <rect x="9" y="9" width="302" height="142" rx="3" className="fill-none stroke-marigold" />
      <circle cx="160" cy="30" r="11" className="fill-marigold-tint stroke-marigold" />
      <Print x={100} y={50} width={120} />
      <NumberOnPaper
        x={gst ? 72 : 66}
        y={82}
        name={gst ? 'GSTIN' : 'CIN'}
        text={gst ? '22ABCDE1234F1Z5' : 'U34300MH2015PTC123456'}
        marked
      />
      <Print x={30} y={104} width={260} />
      <Print x={30} y={118} width={220} />
      <Print x={210} y={138} width={80} />
    </Drawing>
  );
}

function Card({ topic, label }: PictureProps) {
  return (
    <Drawing label={label}>
      <rect x="2" y="2" width="316" height="26" rx="6" className="fill-peacock-tint" />
      <Print x={90} y={13} width={140} />
      <rect x="18" y="44" width="56" height="68" rx="3" className="fill-paper-deep stroke-line" />
      <circle cx="46" cy="66" r="11" className="fill-line" />
      <path d="M26 112c0-18 8-26 20-26s20 8 20 26z" className="fill-line" />
      <Print x={92} y={48} width={120} />
      <Print x={92} y={66} width={90} />
      <Print x={92} y={84} width={104} />
      <NumberOnPaper
        x={100}
        y={136}
        name={topic === 'pan' ? 'PAN' : ''}
        text={topic === 'pan' ? 'ABCDE1234F' : '1234 5678 9012'}
        marked
      />
    </Drawing>
  );
}

export const pictureOf: Record<HelpTopic, (props: PictureProps) => ReactNode> = {
  ifsc: Cheque,
  accountNumber: Cheque,
  employeeId: Payslip,
  uan: Payslip,
  cin: Certificate,
  gstin: Certificate,
  pan: Card,
  aadhaar: Card,
};
