import { styled } from '@mui/material/styles';
import { shownAs } from '@prayer-community/domain/daily-content/content-file-shape';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import type { FeedItem } from './feed-item.ts';

const PDF_HEIGHT_PX = 600;

const Image = styled('img')({ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: 12 });

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: PDF_HEIGHT_PX,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
}));

const Missing = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '14px 18px',
  border: `1px dashed ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  color: theme.vars?.palette.text.secondary,
}));

interface ContentAttachmentProps {
  item: FeedItem;
  /** True while offline. Only images seen before can then be shown. */
  isOffline: boolean;
}

/** The file of an item: an image inline, anything else as a link. A PDF has a frame too, but phones show one page of it or none. */
export function ContentAttachment({ item, isOffline }: ContentAttachmentProps) {
  const { title, file_url: url, file_type: type, image_description: description } = item;
  const alt = description ?? t('Attached to {title}', { title });
  if (url === null || !isWebAddress(url)) {
    return null;
  }
  const shape = shownAs(type);
  if (shape === 'image') {
    // Changing the key retries a failed image once the device is back online.
    return <AttachedImage key={String(isOffline)} url={url} alt={alt} />;
  }
  if (isOffline) {
    return <Missing>{t('You can open the attached file when you’re back online.')}</Missing>;
  }
  return (
    <>
      {shape === 'pdf' && <Frame src={url} title={t('Attached to {title}', { title })} loading="lazy" />}
      <div>
        <ButtonAnchor href={url} target="_blank" rel="noreferrer" look="outlined">
          {t('View attached file')}
        </ButtonAnchor>
      </div>
    </>
  );
}

function AttachedImage({ url, alt }: { url: string; alt: string }) {
  const [isMissing, setIsMissing] = useState(false);
  return isMissing ? (
    <Missing>{t('We couldn’t load the attached image.')}</Missing>
  ) : (
    <Image src={url} alt={alt} loading="lazy" onError={() => setIsMissing(true)} />
  );
}

/** Rejects other schemes, such as `javascript:`. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}
