import { styled } from '@mui/material/styles';
import { contentTypeName } from '@prayer-community/domain/daily-content/content-type';
import type { DailyContent } from '@prayer-community/domain/daily-content/daily-content';
import { t } from '@prayer-community/i18n/text';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { trans } from '../../../ui/language/trans.ts';
import { Moment } from '../../../ui/moment.tsx';

export type ContentItem = Identified<DailyContent<Date>>;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  paddingBlock: 18,
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });

/** All three buttons fit on one line on a phone, and beside the form on a tablet. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  '& > button + button': { paddingInline: 14 },
});

const Title = styled('h3')({ margin: 0, fontSize: '1.0625rem' });

const Excerpt = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.vars?.palette.text.secondary,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}));

const Facts = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));

interface ContentRowProps {
  item: ContentItem;
  isChanging: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ContentRow({ item, isChanging, onToggle, onEdit, onDelete }: ContentRowProps) {
  const { title, content, content_type, is_published, publish_date, file_path } = item;
  const date = publish_date === null ? t('No date yet') : <Moment at={publish_date} isScheduled />;
  return (
    <Row tabIndex={-1} data-card={item.id}>
      <Head>
        <Badge tone={is_published ? 'green' : 'grey'}>{is_published ? t('Published') : t('Draft')}</Badge>
        <Badge tone="blue">{contentTypeName(content_type)}</Badge>
      </Head>
      <Title dir="auto">{title}</Title>
      <Excerpt dir="auto">{content}</Excerpt>
      <Facts>{file_path === null ? date : trans('{date} · file attached', { date })}</Facts>
      <Actions>
        <Button
          look="outlined"
          aria-disabled={isChanging}
          aria-label={is_published ? t('Unpublish {title}', { title }) : t('Publish {title}', { title })}
          onClick={onToggle}
        >
          {is_published ? t('Unpublish') : t('Publish')}
        </Button>
        <Button look="text" aria-label={t('Edit {title}', { title })} onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Button look="text" aria-label={t('Delete {title}', { title })} onClick={onDelete}>
          {t('Delete')}
        </Button>
      </Actions>
    </Row>
  );
}
