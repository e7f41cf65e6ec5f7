import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@prayer-community/i18n/text';
import { type ReactNode, useId } from 'react';
import { Dialog, DialogActions, DialogContent } from '../dialog.tsx';
import { AnnouncedErrorsContext } from './announced-errors.ts';
import { ReadOnlyContext } from './read-only.ts';

interface FormDialogPartsProps {
  titleId: string;
  title: string;
  /** The `id` of the form among the children. The last button submits it. */
  formId: string;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  onClose: () => void;
  /** What is wrong with the form, shown between the scrolling fields and the fixed buttons. */
  problem?: ReactNode;
  children: ReactNode;
}

/**
 * The parts of a dialog with a form. The errors of its fields are announced, because Enter leaves the focus in the field.
 * The fields are read-only while the form is being submitted, because the dialog then closes.
 */
export function FormDialogParts({
  titleId,
  title,
  formId,
  problem,
  children,
  ...buttons
}: FormDialogPartsProps) {
  const { submitLabel, submittingLabel, isSubmitting, onClose } = buttons;
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <AnnouncedErrorsContext value>
          <ReadOnlyContext value={isSubmitting}>{children}</ReadOnlyContext>
        </AnnouncedErrorsContext>
      </DialogContent>
      {problem}
      <DialogActions>
        <Button onClick={isSubmitting ? undefined : onClose} aria-disabled={isSubmitting}>
          {t('Cancel')}
        </Button>
        <Button type="submit" form={formId} variant="contained" aria-disabled={isSubmitting}>
          {isSubmitting ? submittingLabel : submitLabel}
        </Button>
      </DialogActions>
    </>
  );
}

type FormDialogFrameProps = Pick<FormDialogPartsProps, 'titleId' | 'isSubmitting' | 'onClose' | 'children'> &
  Pick<DialogProps, 'maxWidth'>;

/**
 * A dialog around `FormDialogParts`. A click beside it does not close it, so that typed text is not lost by accident.
 * Nothing closes it while the form is being submitted.
 */
export function FormDialogFrame({
  titleId,
  isSubmitting,
  onClose,
  maxWidth,
  children,
}: FormDialogFrameProps) {
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && !isSubmitting && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
    >
      {children}
    </Dialog>
  );
}

type FormDialogProps = Omit<FormDialogPartsProps, 'titleId'> & Pick<DialogProps, 'maxWidth'>;

export function FormDialog({ maxWidth, ...parts }: FormDialogProps) {
  const titleId = useId();
  return (
    <FormDialogFrame
      titleId={titleId}
      isSubmitting={parts.isSubmitting}
      onClose={parts.onClose}
      maxWidth={maxWidth}
    >
      <FormDialogParts titleId={titleId} {...parts} />
    </FormDialogFrame>
  );
}
