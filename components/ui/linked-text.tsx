const address = /(https?:\/\/[^\s<>"']+)/;
const punctuation = '.,;:!?)]';

/** Removes from an address what ends the sentence around it. */
function withoutTail(part: string) {
  let end = part.length;
  while (end > 0 && punctuation.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** Typed text with web addresses as links; nothing in it is ever markup. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    if (index % 2 === 0) return <span key={index}>{part}</span>;
    const href = withoutTail(part);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="link break-words"
        >
          {href}
        </a>
        {part.slice(href.length)}
      </span>
    );
  });
}
