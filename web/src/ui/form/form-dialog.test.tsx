import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

function show(isSubmitting: boolean) {
  const onClose = vi.fn();
  render(
    <Appearance>
      <FormDialog
        title="Edit Content"
        formId="edit"
        submitLabel="Save"
        submittingLabel="Saving…"
        isSubmitting={isSubmitting}
        onClose={onClose}
      >
        <form id="edit">
          <TextField label="Title" error="Please enter a title." />
        </form>
      </FormDialog>
    </Appearance>,
  );
  return { leader: userEvent.setup(), dialog: screen.getByRole('dialog'), onClose };
}

it('a click beside the dialog does not close it, but Escape does', async () => {
  const { leader, dialog, onClose } = show(false);

  await leader.click(dialog.parentElement ?? document.body);
  expect(onClose).not.toHaveBeenCalled();

  await leader.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('Escape does not close the dialog while the form is being submitted', async () => {
  const { leader, onClose } = show(true);

  await leader.keyboard('{Escape}');

  expect(onClose).not.toHaveBeenCalled();
});

it('Cancel keeps the focus but does nothing while the form is being submitted', async () => {
  const { leader, onClose } = show(true);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });

  await leader.click(cancel);

  expect(cancel).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it('what is typed while the form is being submitted does not change it', async () => {
  const { leader } = show(true);
  const field = screen.getByLabelText('Title');

  await leader.type(field, 'Psalm 23');

  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

it('the error of a field is announced, because Enter leaves the focus in the field', () => {
  show(false);

  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a title.');
});
