import { isRefusedFor, type RefusalReason, refusalText } from '@prayer-community/domain/refusal';
import type { Message } from '@prayer-community/i18n/text';
import { CallFailure } from './call-failure.ts';

/** A function refused and said why. The code is `refused`. */
export class CallRefusal extends CallFailure {
  /** @param reason as the function returned it, untranslated */
  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super('refused', refusalText(reason), options);
  }

  /** Returns whether the function refused for this reason. */
  isFor(reason: Message): boolean {
    return isRefusedFor(this.reason, reason);
  }
}
