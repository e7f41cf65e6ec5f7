import { spokenLocale } from '@prayer-community/domain/texts/text';
/** A moment in the words of the reader's own language and place. */
export function ReaderTime({ at }: { at: string }) {
  const written = new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(at),
  );
  return <time dateTime={at}>{written}</time>;
}
