import { styled } from '@mui/material/styles';
import { contentTypeName, feedLabel } from '@prayer-community/domain/daily-content/content-type';
import { Badge } from '../../ui/badge/badge.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Moment } from '../../ui/moment.tsx';
import { paper } from '../../ui/paper.ts';
import { ContentAttachment } from './content-attachment.tsx';
import type { FeedItem } from './feed-item.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: '22px 20px 26px',
  ...paper(theme),
  overflowWrap: 'anywhere',
  scrollMarginTop: 96,
  [theme.breakpoints.up('sm')]: { padding: '28px 32px 32px' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

const Label = styled('span')(({ theme }) => ({ fontWeight: 600, color: theme.vars?.palette.secondary.main }));
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));
const Text = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', lineHeight: 1.65 });

const Reference = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.0625rem',
  fontStyle: 'italic',
  color: theme.vars?.palette.text.secondary,
}));

interface ContentCardProps {
  item: FeedItem;
  isOffline: boolean;
}

export function ContentCard({ item, isOffline }: ContentCardProps) {
  const { id, title, content, content_type, topic, scripture_reference, publish_date } = item;
  return (
    <Card id={id} tabIndex={-1} data-card={id}>
      <Head>
        <Label>{feedLabel(content_type)}</Label>
        <Badge tone="grey">{contentTypeName(content_type)}</Badge>
        {topic && (
          <Badge tone="blue">
            <bdi>{topic}</bdi>
          </Badge>
        )}
        {publish_date && <Moment at={publish_date} />}
      </Head>
      <Title dir="auto">{title}</Title>
      <Text dir="auto">
        <LinkedText>{content}</LinkedText>
      </Text>
      {scripture_reference && <Reference dir="auto">{scripture_reference}</Reference>}
      <ContentAttachment item={item} isOffline={isOffline} />
    </Card>
  );
}
