/** Words that point at a target and do not name it. */
const pointing = new Set(
  (
    'здесь тут там сюда туда вот он она оно они это эта этот эту этой отдельно заранее подробно подробнее подробности ' +
    'в во на по о об от статья статье статью ссылка ссылке ссылку страница странице ниже выше читать читайте далее ещё ' +
    'нам нас мы письмом сайт сайте памятка памятке другой ' +
    'here there this that it is they are in on at by our the a an article page site more read details link see click ' +
    'separately also below above us we notes these those of its own piece'
  ).split(' '),
)

/**
 * Texts of links that do not name their target: a screen reader that steps from link to link reads nothing else.
 * @param {string} html
 * @returns {string[]}
 */
export const unnamedLinks = (html) =>
  [...html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)]
    .map(([, inner]) => inner.replaceAll(/<[^>]+>/g, '').trim())
    .filter((text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => pointing.has(word)))
