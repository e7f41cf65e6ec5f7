/** What the texts are about that a requester writes on the page of one link. */
export function draftSubjects(statusKey: string) {
  // Enough to tell the links in a tab apart. The rest of the key cannot be guessed.
  const link = `status.${statusKey.slice(0, 4)}.`;
  return { all: link, update: `${link}update`, testimony: `${link}testimony` };
}
