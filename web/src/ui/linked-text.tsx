import Link from '@mui/material/Link';
import { Fragment } from 'react';

/** A web address without the punctuation at the end of its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}…])/i;

export function LinkedText({ children }: { children: string }) {
  // Every second part is an address.
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
