import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { Dialog, DialogActions, DialogContent } from '../dialog.tsx';
import { HelpArticle } from './help-article.tsx';
import type { HelpTexts } from './help-topic.ts';
import { topicOfAddress } from './topic-of-address.ts';
import { TourButton } from './tour-button.tsx';

/** The form alone, in a church or on its site: nothing leads away from there. */
const WITHOUT_INDEX: readonly string[] = [PATHS.kiosk, PATHS.embed];

interface HelpDialogProps {
  texts: HelpTexts;
  /** Where all topics are listed. */
  indexPath: string;
  onClose: () => void;
}

/** The help of the current screen, above it. */
export function HelpDialog({ texts, indexPath, onClose }: HelpDialogProps) {
  const titleId = useId();
  const location = useLocation();
  const [opened] = useState(location);
  const topic = topicOfAddress(opened);
  const help = texts[topic];
  if (help === undefined) {
    throw new Error(`There is no help about "${topic}".`);
  }
  useEffect(() => {
    // Back leads to another screen.
    if (location.pathname !== opened.pathname) {
      onClose();
    }
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{help.title}</DialogTitle>
      {/* Keys scroll it where it is longer than the window. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        <HelpArticle topic={topic} help={help} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {topic === 'today' && <TourButton onStart={onClose} />}
        {!WITHOUT_INDEX.includes(opened.pathname) && (
          // In a tab of its own: what was typed here stays.
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
