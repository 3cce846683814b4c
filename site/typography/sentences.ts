/** A sentence without its full stop, for use among facts, which have none. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '')

/** Joins sentences, with or without a full stop; the last one ends as it is. */
export function sentences(texts: readonly (string | undefined)[]): string {
  const present = texts.flatMap((text) => text || [])
  return [...present.slice(0, -1).map(withoutFullStop), ...present.slice(-1)].join('. ')
}
