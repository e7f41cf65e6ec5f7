import { text } from '@prayer-community/domain/texts/text';
import { showToast } from '../ui/toast/toast.ts';

/** Says that a prayer of a session was not counted, and that it may be prayed again. */
export function tellUncounted(): void {
  void showToast({
    title: text('Prayer not counted'),
    text: text('A prayer could not be counted. You may go back and press Prayed again.'),
    kind: 'failure',
  });
}
