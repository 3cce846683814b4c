import { words, type MessageId, type Values } from './intl.tsx'
import type { Language } from '../region/languages.ts'

/** A title that is one of the catalogue's sentences. */
export const titled = (language: Language, id: MessageId, values?: Values) => words(language)(id, values)
