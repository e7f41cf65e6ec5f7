import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useId, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Dialog, DialogActions, DialogContent } from '../dialog.tsx';
import { useIdentity } from '../identity/identity.ts';
import { HelpArticle } from './help-article.tsx';
import type { HelpTexts } from './help-topic.ts';
import { offeredTopics } from './offered-topics.ts';
import { topicOfUrl } from './topic-of-url.ts';
import { TourButton } from './tour-button.tsx';

/** Screens that show only the form, in a church or on its website. Nothing leads away from them or stays on the device. */
const FORM_ONLY: readonly string[] = [PATHS.kiosk, PATHS.embed];

interface HelpDialogProps {
  texts: HelpTexts;
  /** The path of the list of all topics. */
  indexPath: string;
  onClose: () => void;
}

export function HelpDialog({ texts, indexPath, onClose }: HelpDialogProps) {
  const titleId = useId();
  const location = useLocation();
  const [opened] = useState(location);
  const screens = useIdentity()?.screens;
  const [topic = 'getting-around'] = offeredTopics([topicOfUrl(opened)], { ...screens });
  const help = texts[topic];
  if (help === undefined) {
    throw new Error(`There is no help about "${topic}".`);
  }
  const isFormOnly = FORM_ONLY.some((path) => matchPath(path, opened.pathname));
  useEffect(() => {
    // The Back button led to another screen.
    if (location.pathname !== opened.pathname) {
      onClose();
    }
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{help.title}</DialogTitle>
      {/* Keys scroll it where it is longer than the window. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <HelpArticle topic={topic} help={isFormOnly ? { ...help, onDevice: undefined } : help} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {topic === 'today' && <TourButton onStart={onClose} />}
        {!isFormOnly && (
          // Opens in a new tab so that nothing typed here is lost.
          <Button href={indexPath} target="_blank" rel="noopener">
            {t('All Help Topics')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
