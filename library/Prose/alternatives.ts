const withWords = /<img\b[^>]*\salt="([^"]+)"[^>]*>/g

/**
 * Adds the alternative text of each picture after it, hidden: a skin shows it if pictures are off.
 * @param html already sanitised, so its attributes are in double quotes
 */
export const withAlternatives = (html: string, className = '') =>
  html.replace(
    withWords,
    (picture, words: string) => `${picture}<span class="${className}" hidden>${words.replaceAll('<', '&lt;')}</span>`,
  )
