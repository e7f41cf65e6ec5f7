import { zodResolver } from '@hookform/resolvers/zod';
import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import {
  type CirclePrayerForm,
  circlePrayerFormSchema,
} from '@prayer-community/domain/prayer-circles/circle-prayer';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isPermissionDenied } from '../../../firebase/is-permission-denied.ts';
import { circleDraft } from '../../../session/circle-drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { useSubmitOnce } from '../../../ui/form/use-submit-once.ts';
import { readTabDraft, sendTabDraft, useTabDraftOf } from '../../../ui/form/use-tab-draft.ts';
import { CrisisWatch } from '../../../ui/help-lines/crisis-watch.tsx';
import { preloadToasts, showToast } from '../../../ui/toast/toast.ts';
import { useOnce } from '../../../ui/use-once.ts';
import { CIRCLE_TOASTS } from '../circle-toasts.ts';
import { CircleFormFrame } from '../create-circle-form.tsx';
import { Actions } from '../stack.tsx';

const loadWrites = () => import('../circle-writes.ts');

const EMPTY: CirclePrayerForm = { prayerText: '' };

const RESOLVER = zodResolver(circlePrayerFormSchema);

/** Shares a prayer with the circle. The typed text stays until the prayer is stored. */
export function SharePrayerForm({ circleId, uid }: { circleId: string; uid: string }) {
  const subject = circleDraft(uid, circleId);
  const [opened] = useState(() => readTabDraft(subject));
  const { register, handleSubmit, reset, watch, formState } = useForm<CirclePrayerForm>({
    resolver: RESOLVER,
    defaultValues: { prayerText: opened },
  });
  const prayerText = watch('prayerText');
  useTabDraftOf(subject, prayerText, () => reset(EMPTY));
  const { errors, isSubmitting } = formState;
  // Preloaded because nothing can be loaded while offline.
  const preload = useOnce(async () => {
    preloadToasts();
    await loadWrites();
  });
  const attempt = useAttempt(subject);
  const submit = useSubmitOnce(handleSubmit(share));

  async function share(form: CirclePrayerForm): Promise<void> {
    const forgetDraft = sendTabDraft(subject);
    try {
      const { sharePrayer } = await loadWrites();
      const id = attempt.idFor(form);
      await sharePrayer(circleId, { id, ...form }, uid);
      attempt.end(id);
      forgetDraft();
      void showToast(CIRCLE_TOASTS.shared);
    } catch (error) {
      console.error('A prayer could not be shared', error);
      await showToast(isPermissionDenied(error) ? CIRCLE_TOASTS.notSharedAgain : CIRCLE_TOASTS.notShared);
    }
  }

  return (
    <CircleFormFrame noValidate data-saved onFocus={preload} onSubmit={submit}>
      <CountedTextArea
        label={t('Your prayer')}
        maxLength={PRAYER_TEXT_MAX_CHARS}
        mayExceed
        length={prayerText.length}
        required
        readOnly={isSubmitting}
        error={errors.prayerText?.message}
        hint={t('On this site, only members of this circle will see it.')}
        style={{ minHeight: 112 }}
        {...register('prayerText')}
      />
      <CrisisWatch text={prayerText} />
      <Actions>
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? t('Sharing…') : t('Share Prayer')}
        </Button>
      </Actions>
    </CircleFormFrame>
  );
}
