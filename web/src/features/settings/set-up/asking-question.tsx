import { styled } from '@mui/material/styles';
import type { IntakeSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { readEnv } from '../../../config/env.ts';
import { PATHS } from '../../../config/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmbedSnippet } from '../embed-snippet.tsx';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

const EMBED_ORIGINS = readEnv(import.meta.env).VITE_EMBED_ORIGINS;

const Way = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  minWidth: 0,
  paddingBottom: 20,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}));

/** Shows how people reach the form: by link, by poster, or in a frame on a website. */
export function AskingQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="intake">
      {(settings) => (
        <Question
          question="asking"
          setUp={setUp}
          title={t('How will people ask for prayer?')}
          lead={t('Share your form. You’ll find all of this again in the menu and under Settings.')}
          save={async () => true}
          submitLabel={t('Continue')}
        >
          <Ways settings={settings} />
        </Question>
      )}
    </KnownSettings>
  );
}

function Ways({ settings }: { settings: IntakeSettings }) {
  const link = new URL(PATHS.requestPrayer, window.location.origin).href;
  return (
    <>
      <Way>
        <h2>{t('By link')}</h2>
        <p>{link}</p>
        <CopyButton type="button" text={link} look="outlined">
          {t('Copy Link')}
        </CopyButton>
      </Way>
      {settings.on_poster && (
        <Way>
          <h2>{t('By poster')}</h2>
          <p>{t('For the door or the bulletin board. Its code opens the form.')}</p>
          <ButtonLink to={PATHS.poster} target="_blank" look="outlined">
            {t('Open the Poster')}
          </ButtonLink>
        </Way>
      )}
      {settings.in_frames && (
        <Way>
          <h2>{t('On your website')}</h2>
          <EmbedSnippet origins={EMBED_ORIGINS} />
        </Way>
      )}
    </>
  );
}
