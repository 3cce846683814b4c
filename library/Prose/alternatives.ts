const withWords = /<img\b[^>]*\salt="([^"]+)"[^>]*>/g

/**
 * Puts the words of each picture after it, hidden: a skin shows them where pictures are off.
 * @param html made safe already, so its attributes stand in double quotes
 */
export const withAlternatives = (html: string, className = '') =>
  html.replace(
    withWords,
    (picture, words: string) => `${picture}<span class="${className}" hidden>${words.replaceAll('<', '&lt;')}</span>`,
  )
