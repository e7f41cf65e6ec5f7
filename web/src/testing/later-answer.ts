/** Returns an answer that a call gets once it is given. */
export function laterAnswer<Answer>(value: Answer): { answer: Promise<Answer>; give: () => void } {
  let give = () => {};
  const answer = new Promise<Answer>((resolve) => {
    give = () => resolve(value);
  });
  return { answer, give };
}
