/** What was written to the claimant with a change, in its own words. */
export function AuditNote({ note }: { note: unknown }) {
  if (typeof note !== 'string' || note === '') return null;
  return (
    <blockquote className="my-1 border-l-4 border-marigold bg-paper px-3 py-2 whitespace-pre-line wrap-anywhere">
      {note}
    </blockquote>
  );
}
