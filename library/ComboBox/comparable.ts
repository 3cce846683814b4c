import { joiner } from '../typography/no-break-signs.ts'

/** A text normalised for comparison: without letter case, the dots of ё and typesetting characters. */
export const comparable = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').replaceAll(joiner, '')
