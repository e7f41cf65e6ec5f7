/** A moment in the words of the reader's own language and place. */
export function ReaderTime({ at }: { at: string }) {
  const text = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(at),
  );
  return <time dateTime={at}>{text}</time>;
}
