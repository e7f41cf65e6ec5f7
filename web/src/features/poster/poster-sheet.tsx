import { styled } from '@mui/material/styles';
import { message, t } from '@prayer-community/i18n/text';
import { CommunityMark } from '../../ui/identity/community-mark.tsx';
import { typedUrl } from './poster-url.ts';
import { QrCode } from './qr-code.tsx';

export const PAPERS = {
  A4: { label: 'A4', ratio: '210 / 297' },
  letter: { label: message('US Letter'), ratio: '8.5 / 11' },
} as const;

export type Paper = keyof typeof PAPERS;

const Sheet = styled('section')(({ theme }) => ({
  display: 'grid',
  // The code shrinks if the texts are long.
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  '&:has(> [data-community-mark] + p)': { gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto' },
  justifyItems: 'center',
  alignItems: 'center',
  gap: '3%',
  width: '100%',
  maxWidth: 560,
  padding: '9% 10%',
  // Paper is white and ink is dark, even in dark mode.
  background: '#fff',
  color: '#2a2133',
  border: '1px solid #d8cfd9',
  boxShadow: '0 10px 40px rgb(0 0 0 / 12%)',
  textAlign: 'center',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h1, fontSize: '11cqi', margin: 0 },
  '& p': { margin: 0, fontSize: '4.6cqi', lineHeight: 1.4 },
  '& > [data-community-mark] > *': { height: '20cqi', width: 'auto' },
  '& svg[role="img"]': { width: '86cqi', height: '100%', minHeight: 0, marginBlock: 0 },
  '& > p': { fontSize: '4.2cqi', fontWeight: 600 },
  '@media print': { maxWidth: 'none', height: '100vh', border: 0, boxShadow: 'none', breakInside: 'avoid' },
}));

const PosterText = styled('div')({ display: 'grid', gap: '2cqi' });

interface PosterSheetProps {
  community: string | undefined;
  title: string;
  subtitle: string;
  url: string;
  paper: Paper;
}

export function PosterSheet({ community, title, subtitle, url, paper }: PosterSheetProps) {
  return (
    <Sheet aria-label={t('Poster')} style={{ aspectRatio: PAPERS[paper].ratio }}>
      <CommunityMark sizePx={72} />
      {community && <p>{community}</p>}
      <PosterText>
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </PosterText>
      <QrCode url={url} />
      <p>{typedUrl(url)}</p>
    </Sheet>
  );
}
