/** In both languages at once: whoever looks for it may not read the page. */
const both = { language: 'Язык / Language' }
export const languageToggleMessages = { ru: both, en: both }
export type LanguageToggleMessages = typeof both
