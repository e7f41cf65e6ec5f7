import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { readEnv } from '../../config/env.ts';
import { CONFIDENTIAL_HINTS } from '../../firebase/settings/confidential-hints.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';
import { Lead } from '../../ui/lead.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { retentionText } from './retention-text.ts';

const HAS_APP_CHECK = readEnv(import.meta.env).VITE_APP_CHECK_SITE_KEY !== undefined;

const Parts = styled('div')({ display: 'grid', gap: 24 });
const Facts = styled('ul')({ display: 'grid', gap: 8, margin: 0, paddingInlineStart: 20, lineHeight: 1.6 });

/** `/privacy`: the data the product stores about visitors, based on leadership's settings. */
export function PrivacyPage() {
  const privacy = useSettings('privacy');
  const chosen = privacy.state === 'ready' ? privacy.settings : null;
  return (
    <>
      <PageHeading>{t('Privacy')}</PageHeading>
      <Lead>{t('What we keep when you use this site, who can read it, and how to remove it.')}</Lead>
      <Parts>
        <Part title={t('What you send us')}>
          <li>
            {t('Your prayer request: your words or recording, your name, and your choices on the form.')}
          </li>
          <li>
            {t(
              'Your phone number and email address, if you enter them. If you’re given a private link, we email it to you as well, unless an earlier email from us is still unopened.',
            )}
          </li>
          <li>
            {t(
              'If you ask again with the same phone number or email address, our team sees which earlier requests may be yours.',
            )}
          </li>
          <li>
            {t(
              'You don’t need an account to ask for prayer. We show no ads and don’t follow you to other sites.',
            )}
          </li>
        </Part>
        <Part title={t('Who can read it')}>
          <li>{t('Our prayer team and our leadership read your request and your contact details.')}</li>
          <li>{t(CONFIDENTIAL_HINTS[chosen?.confidential_visible_to ?? 'unknown'])}</li>
          <li>
            {t(
              'Everyone can read what you share on the Belief Wall. It shows your name only if you add it to a post.',
            )}
          </li>
          <li>{t('If you’re signed in, we store a post with your account, even if it shows no name.')}</li>
          <li>{t('Members of a prayer circle can read its prayers.')}</li>
          <li>
            {t(
              'A leader can export everything we store, for example to move to another system. That file also holds what leadership doesn’t see on this site: prayers in circles, and who posted or prayed.',
            )}
          </li>
        </Part>
        <Part title={t('How long we keep it')}>
          <li aria-busy={privacy.state === 'loading'}>{retentionText(chosen?.retention_days)}</li>
          <li>
            {t(
              'We keep accounts for prayer circles and posts on the Belief Wall until they’re removed. Circle invitations are deleted 30 days after they expire.',
            )}
          </li>
          <li>
            {t(
              'To prevent misuse, we count actions on this site for up to a day, using a code made from your network address. Reports of posts include such a code, and Google’s logs keep the address for 30 days.',
            )}
          </li>
          <li>
            {t(
              'When you open a link in one of our emails, we remember for up to two years that the address is confirmed, using a code made from it. In the same way, we count the emails to an address for up to 30 days.',
            )}
          </li>
          <li>
            {t(
              'For 90 days, we keep a list of the messages we sent, with part of each address hidden. If you unsubscribe, we keep a code made from your address, so that we don’t write to it again.',
            )}
          </li>
          <li>
            {t(
              'Deleted data can stay in our backups for up to 14 weeks, and in a file that a leader exported until that file is deleted.',
            )}
          </li>
        </Part>
        <Part title={t('How to remove it')}>
          <li>
            {t(
              'If you were given a private link to your request, it lets you download or delete your request. Once it’s deleted, only anonymous statistics remain. If the link doesn’t open, or you have none, please contact our community.',
            )}
          </li>
          <li>{t('To remove a post from the Belief Wall, please contact our community.')}</li>
          <li>
            {t(
              'To remove your account for prayer circles and your prayers there, or invitations to circles, please contact our community. If you only leave a circle, your prayers stay in it.',
            )}
          </li>
          <li>
            {t(
              'Emails about prayers for you and circle invitations have an unsubscribe link, and so do our team’s emails about new requests and reminders.',
            )}
          </li>
        </Part>
        <Part title={t('In your browser')}>
          <li>
            {t(
              'Your browser stores your language, text and recordings you haven’t sent, and copies of pages for offline use.',
            )}
          </li>
          <li>
            {t(
              'If you pray, post, or mark a request as answered on the Belief Wall, it also stores an anonymous number and your recent activity there.',
            )}
          </li>
          <li>{t('If you request a sign-in link, it also stores your email address.')}</li>
          <li>{t('If you sign in or turn on notifications, it also stores identifiers of this device.')}</li>
          <li>{t('Clear this site’s data to remove all of it.')}</li>
        </Part>
        <Part title={t('Services we use')}>
          <li>
            {t(
              'Google Firebase stores the data. SendGrid delivers our emails, and Twilio our text messages.',
            )}
          </li>
          {HAS_APP_CHECK && (
            <li>
              {t(
                'Google reCAPTCHA checks that visitors are people, not programs. Its script runs when you open our pages, so Google sees your network address and how your browser behaves.',
              )}{' '}
              <a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
                {t('Google’s Privacy Policy')}
              </a>
              {' · '}
              <a href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
                {t('Google’s Terms of Service')}
              </a>
            </li>
          )}
        </Part>
      </Parts>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Facts>{children}</Facts>
    </Panel>
  );
}
