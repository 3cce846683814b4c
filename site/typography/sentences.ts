/** A sentence as it stands among facts, which end with nothing. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '')

/** Sentences with or without a full stop, one after another; the last one ends as it does. */
export function sentences(texts: readonly (string | undefined)[]): string {
  const present = texts.flatMap((text) => text || [])
  return [...present.slice(0, -1).map(withoutFullStop), ...present.slice(-1)].join('. ')
}
