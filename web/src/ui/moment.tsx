import { activeLocale } from '@prayer-community/i18n/text';
import { exactMoment, momentText } from './moment-text.ts';
import { useNow } from './use-now.ts';

/** A moment as its reader thinks of it, and exactly under the pointer. */
export function Moment({ at }: { at: Date }) {
  const now = useNow();
  return (
    <time dateTime={at.toISOString()} title={exactMoment(at)}>
      {momentText(at, now)}
    </time>
  );
}

/** A day in the reader's locale, as the specification has it on the Belief Wall, and exactly under the pointer. */
export function LocaleDate({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} title={exactMoment(at)}>
      {at.toLocaleDateString(activeLocale())}
    </time>
  );
}
