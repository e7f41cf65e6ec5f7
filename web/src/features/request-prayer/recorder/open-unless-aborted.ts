/**
 * Waits for something to open until one of the signals is aborted. Closes it if it opens after that.
 * @throws the reason of the aborted signal, or the error of `opening`
 */
export function openUnlessAborted<Opened>(
  opening: Promise<Opened>,
  close: (opened: Opened) => void,
  signals: readonly AbortSignal[],
): Promise<Opened> {
  return new Promise((resolve, reject) => {
    for (const signal of signals) {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }
    opening.then((opened) => {
      if (signals.some(({ aborted }) => aborted)) {
        close(opened);
      } else {
        resolve(opened);
      }
    }, reject);
  });
}
