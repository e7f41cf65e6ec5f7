import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { text } from '@prayer-community/domain/texts/text';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { LeaderContext } from './leader-context.ts';
import {
  MODERATION_VIEWS,
  type ModerationView,
  readView,
  VIEW_HEADINGS,
  VIEW_LABELS,
} from './moderation-views.ts';
import { PostsInPlace } from './posts/posts-in-place.tsx';
import { ReportedPosts } from './posts/reported-posts.tsx';

const Work = styled('div')({ display: 'grid', gap: 20, maxWidth: 860 });

const Section = styled('section')({ display: 'grid', gap: 16, minWidth: 0, outline: 'none' });

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

/** The posts to decide on, one view at a time; it stands in the address. */
export function Moderation({ uid }: { uid: string }) {
  const [parameters, setParameters] = useSearchParams();
  const view = readView(parameters);
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  return (
    <LeaderContext value={uid}>
      <PageHeading>{text('Moderation')}</PageHeading>
      <Lead>{text('Review Belief Wall posts. Every decision can be undone and is logged.')}</Lead>
      <Work>
        <ToggleButtonGroup
          exclusive
          color="primary"
          value={view}
          onChange={(_event, chosen: ModerationView | null) =>
            chosen && setParameters({ view: chosen }, { replace: true })
          }
          aria-label={text('View @noun')}
          sx={SWITCH}
        >
          {MODERATION_VIEWS.map((each) => (
            <ToggleButton key={each} value={each} sx={CHOICE}>
              {VIEW_LABELS[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Section ref={section} tabIndex={-1} aria-labelledby="posts-heading">
          <Heading id="posts-heading">{VIEW_HEADINGS[view]}</Heading>
          {view === 'reported' ? <ReportedPosts /> : <PostsInPlace key={view} place={view} />}
        </Section>
      </Work>
    </LeaderContext>
  );
}

const SWITCH = { display: 'flex', maxWidth: 560 };

const CHOICE = {
  flex: '1 1 auto',
  minHeight: 44,
  px: { xs: 0.5, sm: 2.25 },
  textTransform: 'none',
  fontWeight: 600,
  fontSize: { xs: '0.875rem', sm: '1rem' },
};
