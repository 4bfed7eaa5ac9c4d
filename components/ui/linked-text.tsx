const address = /(https?:\/\/[^\s<>"']+)/;
// What ends a sentence does not belong to the address in it.
const tail = /[.,;:!?)\]]+$/;

/** Text as it was typed, with web addresses as links; nothing in it is ever markup. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    if (index % 2 === 0) return <span key={index}>{part}</span>;
    const href = part.replace(tail, '');
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
