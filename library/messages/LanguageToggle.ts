/** In both languages at once, because a visitor who needs it may not understand the page. */
const both = { language: 'Язык / Language' }
export const languageToggleMessages = { ru: both, en: both }
export type LanguageToggleMessages = typeof both
