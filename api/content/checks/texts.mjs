import { checkHtml } from './links.mjs'
import { isText, languages, withoutMarkup } from './values.mjs'

/**
 * What no text may have. A rule without a language is of both. `of`: the text as it is, its lines without tags, or
 * all of it without markup, where every space is an ordinary one.
 */
const rules = [
  { level: 'warn', of: 'text', find: /^\s|\s$| {2}/, says: 'stray spaces' },
  {
    level: 'error',
    of: 'plain',
    language: 'ru',
    find: /.{0,15}["“”].{0,15}/,
    says: 'quotation marks other than «ёлочки»',
  },
  { level: 'warn', of: 'plain', language: 'en', find: /"/, says: 'straight quotation marks' },
  { level: 'error', of: 'plain', find: /(^|[\s(\u00A0])-\d/, says: 'a hyphen where a minus belongs' },
  {
    level: 'warn',
    of: 'plain',
    find: /(^|.{0,7}[^\d.–-])\d{1,4}-\d{1,4}(?![\d-]).{0,8}/,
    says: 'a hyphen in a range',
  },
  {
    level: 'warn',
    of: 'lines',
    find: /.{0,8}\d (°C|₽|км|кг|°|%|km|kg)(?!\p{L})/u,
    says: 'an ordinary space before a unit',
  },
  { level: 'warn', of: 'plain', find: /.{0,15}!/, says: 'an exclamation mark' },
  { level: 'warn', of: 'plain', language: 'ru', find: /уникальн/i, says: 'a word of advertisements' },
  { level: 'warn', of: 'plain', language: 'ru', find: /^[^а-яё]*[a-z]{3}[^а-яё]*$/i, says: 'has no Russian' },
  { level: 'error', of: 'plain', language: 'ru', find: /\p{L}[» ]* ?–|– ?\p{L}/u, says: 'an en dash between words' },
  { level: 'error', of: 'plain', language: 'en', find: /—/, says: 'a Russian dash' },
  { level: 'error', of: 'plain', language: 'ru', find: /хант(ов|ам|ами|ах)(?!\p{L})/iu, says: '«ханты» is declined' },
  { level: 'error', of: 'unquoted', language: 'en', find: /[\u0400-\u04FF]+/, says: 'Cyrillic' },
]

function checkRules(text, at, where, language) {
  const plain = withoutMarkup(text)
  const versions = {
    text,
    lines: text.replace(/<[^>]+>/g, '\n'),
    plain,
    unquoted: plain.replace(/[“«‘][^”»’]*[”»’]/g, ''),
  }
  for (const { level, of, language: only = language, find, says } of rules) {
    const found = only === language && find.exec(versions[of])
    if (found) at[level](`${where}: ${says}: "${found[0].slice(0, 40)}"`)
  }
}

/** A sentence of more characters may occur only once in the content. */
const longest = 60

function checkSentences(text, { name, id, error, content: { sentences } }, where, language) {
  const own = `${name}.json#${id}`
  for (const part of text.replace(/<\/(p|li|h3)>/g, '.\n').split(/\n|(?<=[.?!…])\s/)) {
    const sentence = withoutMarkup(part)
      .replace(/[.\s]+$/, '')
      .toLowerCase()
    if (sentence.length <= longest) continue
    const key = `${language}|${sentence}`
    const other = sentences.get(key)
    if (other && other !== own) error(`${where}: the same sentence is in ${other}: "${sentence.slice(0, 60)}…"`)
    else sentences.set(key, own)
  }
}

function checkText(value, at, where) {
  for (const language of languages) {
    const [text, place] = [value[language], `${where}.${language}`]
    if (typeof text !== 'string' || !text.trim()) {
      at.error(`${place} is empty`)
      continue
    }
    checkRules(text, at, place, language)
    if (/<[a-zA-Z/]/.test(text)) checkHtml(text, at, place)
    if (!where.startsWith('source.quote')) checkSentences(text, at, place, language)
    if (/^([^[]*\.)?(description|body)$/.test(where) && !text.includes('<p>')) at.error(`${place} is not HTML`)
  }
}

/** Checks every text in a value; `where`: the way to it, as `program[2].text`. */
export function checkTexts(value, at, where = '') {
  if (Array.isArray(value)) for (const [i, part] of value.entries()) checkTexts(part, at, `${where}[${i}]`)
  else if (isText(value)) checkText(value, at, where)
  else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) checkTexts(part, at, where ? `${where}.${key}` : key)
}

/** Checks how many words a text has in each language. */
export function checkLength(object, at, field, least, most, level = 'warn') {
  if (!object[field]) return
  for (const language of languages) {
    const words = withoutMarkup(object[field][language] ?? '').match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? []
    if (words.length < least || words.length > most)
      at[level](`${field}.${language} has ${words.length} words, wanted ${least}–${most}`)
  }
}

/** One line under a title, on cards and in search results. */
export function checkSummaryLength(summary, at) {
  for (const language of languages) {
    const { length } = summary[language] ?? ''
    if (length < 60 || length > 140) at.error(`summary.${language} has ${length} characters, wanted 60–140`)
  }
}
