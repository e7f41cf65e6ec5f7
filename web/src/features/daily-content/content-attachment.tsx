import { styled } from '@mui/material/styles';
import { shownAs } from '@prayer-community/domain/content-file';
import { ButtonAnchor } from '../../ui/button.tsx';
import type { FeedItem } from './kept-feed.ts';

const PDF_HEIGHT_PX = 600;

const Image = styled('img')({ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 12 });

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: PDF_HEIGHT_PX,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
}));

/** The file of an item: an image as it is, a PDF in a frame, anything else as a link. */
export function ContentAttachment({ item }: { item: FeedItem }) {
  const { title, file_url: url, file_type: type } = item;
  if (url === null || !isWebAddress(url)) {
    return null;
  }
  switch (shownAs(type)) {
    case 'image':
      return <Image src={url} alt={`Attached to ${title}`} loading="lazy" />;
    case 'pdf':
      return <Frame src={url} title={`Attached to ${title}`} loading="lazy" />;
    case 'link':
      return (
        <div>
          <ButtonAnchor href={url} target="_blank" rel="noreferrer" look="outlined">
            View attached file
          </ButtonAnchor>
        </div>
      );
  }
}

/** Never a script in the place of an address. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}
