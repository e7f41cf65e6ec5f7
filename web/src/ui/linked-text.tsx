import Link from '@mui/material/Link';
import { Fragment } from 'react';

/** An address of the web, without the punctuation of the sentence that it ends. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}…])/i;

/** Text in which the addresses of web pages are links. */
export function LinkedText({ children }: { children: string }) {
  // The separators of a text are at every second index of the result.
  return children.split(ADDRESS).map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? (
      <Link key={key} href={part} rel="noreferrer" color="inherit">
        {part}
      </Link>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
