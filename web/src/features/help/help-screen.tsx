import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { HelpArticle } from '../../ui/help/help-article.tsx';
import type { HelpTexts, HelpTopic } from '../../ui/help/help-topic.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { useHelpTexts } from './use-help-texts.ts';

const Page = styled('div')({ display: 'grid', gap: 24, justifyItems: 'start', maxWidth: 560 });

const Index = styled('div')({
  display: 'grid',
  gap: '24px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  marginBlockStart: 24,
});

const Topics = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.h2, margin: '0 0 4px' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': { display: 'inline-block', padding: '10px 0', color: theme.vars?.palette.primary.main },
}));

interface TopicList {
  heading: string;
  topics: readonly HelpTopic[];
}

interface HelpScreenProps {
  load: () => Promise<HelpTexts>;
  indexPath: string;
  lists: readonly TopicList[];
  children?: ReactNode;
}

/** Shows the topic named in the URL, or the list of all topics offered to the reader. */
export function HelpScreen({ load, indexPath, lists, children }: HelpScreenProps) {
  const { topic: named } = useParams();
  const texts = useHelpTexts(load);
  if (texts === 'loading') {
    return <PageLoading />;
  }
  const topic = lists.flatMap(({ topics }) => topics).find((each) => each === named);
  const help = topic && texts[topic];
  return topic && help ? (
    <Page key={topic}>
      <PageHeading>{help.title}</PageHeading>
      <HelpArticle topic={topic} help={help} />
      <ButtonLink to={indexPath} look="outlined">
        {t('All Help Topics')}
      </ButtonLink>
    </Page>
  ) : (
    <>
      <PageHeading>{t('Help')}</PageHeading>
      <Lead>{t('On any screen, the question mark at the top explains that screen.')}</Lead>
      {children}
      <Index>
        {lists.map(({ heading, topics }) => (
          <Topics key={heading}>
            <h2>{heading}</h2>
            <ul>
              {topics.map((each) => (
                <li key={each}>
                  <Link to={`${indexPath}/${each}`}>{texts[each]?.title}</Link>
                </li>
              ))}
            </ul>
          </Topics>
        ))}
      </Index>
    </>
  );
}
