/** A sentence as it stands among facts, which end with nothing. */
export const withoutFullStop = (sentence: string): string => sentence.replace(/\.$/, '')

/** Sentences with or without a full stop, one after another. */
export const sentences = (texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? [withoutFullStop(text)] : [])).join('. ')
