import { words, type MessageId, type Values } from './intl.tsx'
import type { Language } from '../region/languages.ts'

/** A title that comes from the catalogue. */
export const titled = (language: Language, id: MessageId, values?: Values) => words(language)(id, values)
