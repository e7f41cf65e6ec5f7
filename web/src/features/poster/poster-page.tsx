import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { shownText, t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useIdentity } from '../../ui/identity/identity.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PAPERS, type Paper, PosterSheet } from './poster-sheet.tsx';
import { posterUrl } from './poster-url.ts';

const TITLE_MAX_CHARS = 40;
const SUBTITLE_MAX_CHARS = 120;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}));

const TextForm = styled('form')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > div': { width: '100%' },
});

const Papers = styled('fieldset')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
});

/** Prints only the poster, not the rest of the screen. */
const PRINT_STYLES = {
  '@media print': {
    'header, [data-screen-only], [data-sonner-toaster]': { display: 'none !important' },
    'html, body': { background: '#fff !important' },
    main: { padding: '0 !important', maxWidth: 'none !important' },
  },
};

const PAPER_STYLES: Record<Paper, object> = {
  A4: { '@page': { size: 'A4', margin: 0 } },
  letter: { '@page': { size: 'letter', margin: 0 } },
};

const PAPER_NAMES: readonly Paper[] = ['A4', 'letter'];

/** `/prayerteam/poster`: staff print a poster that leads to the request form, if leadership offers it. */
export function PosterPage() {
  const intake = useSettings('intake');
  if (intake.state === 'loading') {
    return <PageLoading />;
  }
  if (intake.state === 'error' || intake.settings.on_poster) {
    return <PosterForm />;
  }
  return (
    <>
      <PageHeading>{t('Poster')}</PageHeading>
      <Lead>{t('Posters are currently turned off.')}</Lead>
    </>
  );
}

function PosterForm() {
  const [title, setTitle] = useState(t('May we pray for you?'));
  const [subtitle, setSubtitle] = useState(
    t('Scan the code and tell us what is on your heart. No account needed.'),
  );
  const [paper, setPaper] = useState<Paper>('A4');
  const identity = useIdentity();
  return (
    <>
      <GlobalStyles styles={PRINT_STYLES} />
      <GlobalStyles styles={PAPER_STYLES[paper]} />
      <div data-screen-only="">
        <PageHeading>{t('Poster')}</PageHeading>
        <Lead>
          {t('A poster for the door, the pew or the bulletin board. Its code opens the request form.')}
        </Lead>
      </div>
      <Columns>
        <TextForm
          data-screen-only=""
          onSubmit={(event) => {
            event.preventDefault();
            window.print();
          }}
        >
          <TextField
            label={t('Title')}
            value={title}
            maxLength={TITLE_MAX_CHARS}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TextField
            label={t('Subtitle')}
            value={subtitle}
            maxLength={SUBTITLE_MAX_CHARS}
            onChange={(event) => setSubtitle(event.currentTarget.value)}
          />
          <Papers>
            <legend>{t('Paper')}</legend>
            {PAPER_NAMES.map((name) => (
              <Choice
                key={name}
                type="radio"
                name="paper"
                label={shownText(PAPERS[name].label)}
                checked={paper === name}
                onChange={() => setPaper(name)}
              />
            ))}
          </Papers>
          <Button type="submit">{t('Print')}</Button>
        </TextForm>
        <PosterSheet
          community={identity?.name}
          title={title}
          subtitle={subtitle}
          url={posterUrl(window.location.origin)}
          paper={paper}
        />
      </Columns>
    </>
  );
}
