import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { CreateContentForm } from './create/create-content-form.tsx';
import { ExistingContent } from './existing/existing-content.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Back = styled('div')({ marginBottom: 24 });

const FormRegion = styled('div')({ outline: 'none' });

export function ContentAdministration({ uid }: { uid: string }) {
  const [created, setCreated] = useState(0);
  const formRegion = useLostFocus<HTMLDivElement>(created);
  return (
    <>
      <PageHeading>{t('Daily Content Administration')}</PageHeading>
      <Lead>{t('Published items appear in everyone’s feed.')}</Lead>
      <Back>
        <ButtonLink to={PATHS.dailyContent} look="outlined">
          {t('Back to Daily Content')}
        </ButtonLink>
      </Back>
      <Columns>
        <Panel title={t('Create Content')}>
          <FormRegion ref={formRegion} role="group" aria-label={t('Create Content')} tabIndex={-1}>
            <CreateContentForm key={created} uid={uid} onCreated={() => setCreated((count) => count + 1)} />
          </FormRegion>
        </Panel>
        <Panel title={t('Existing Content')}>
          <ExistingContent uid={uid} />
        </Panel>
      </Columns>
    </>
  );
}
