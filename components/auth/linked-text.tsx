/** Plain text in its own lines, with the addresses in it as links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
          <a key={index} href={part} className="link break-all">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
