import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { untypeset } from '@tropa/library/typography/no-break-signs.ts'

/** Words that would give one thing two names, or promise something that does not exist, with their replacements. */
const retired: readonly (readonly [RegExp, string])[] = [
  [/\be-mails?\b/i, 'email'],
  [/\bready (tracks|routes)\b/i, 'ready-made'],
  [/\bNeroika\b/, 'Neroyka'],
  [/\bPoikovsky\b/, 'Poykovsky'],
  [/\bBeryozovo\b/, 'Berezovo'],
  [/\bKondinskiye (Ozyora|lakes)\b|\bKonda [Ll]akes\b/, 'Kondinskiye Lakes'],
  [/\bZa Saymoy\b/, 'the park beyond the Saima'],
  [/\b(Surgut|Berezovo|Sovetsky-) [Dd]istrict\b/, 'Surgutsky, Berezovsky District'],
  [/\bas the crow flies\b(?!\. The crow)/, 'in a straight line'],
  [/\bcafes\b|(?<=\s)cafe\b/, 'café'],
  [/\bTariff\b/, 'Ticket type'],
  [/«Безопасность»|\bunder Security\b/, 'Безопасность и данные, Security and data'],
  [/\bQR code is on your phone\b|на этом телефоне|в вашем телефоне|on your phone:/, 'what a phone does not keep'],
  [/уже знаем|know about it already/, 'nobody knows of a failure yet'],
  [/прикинут/, 'приблизительно'],
  [/\b([Kk]ey of (the|an) organisation|Code of the ticket)\b/, 'organisation key, ticket code'],
  [/\b(in|into|for) a navigator\b|\bnavigators and\b|\bdemonstration ones\b/, 'map app; for demonstration'],
  [/press Report\b|нажмите «Сообщить»/, 'the button is “Report an error”'],
  [/личн\p{L}+ кабинет|аккаунт/iu, 'учётная запись'],
  [/\bcedar (forest|woods)\b|\bbath-house\b|\bice road\b/i, 'stone-pine forest, bathhouse, winter road'],
  [/щёкур|пгт\./i, 'щокур, пгт'],
  [/символ(?!ичес)|в какой редакции|Редакция \{/i, 'знак, версия'],
  [/\b[Oo]pen the route\b|[Оо]ткрыть маршрут/, 'a visitor’s own is a track, as on its page'],
]
/** The strings that the specification fixes. */
const fixed = new Set(['About Ugra', 'Ugra resident', 'Ugra'])

const root = resolve(import.meta.dirname, '../..')
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
const textsIn = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.json')) return textsOf(JSON.parse(source))
  return [...source.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)].map(
    ([, plain, shape]) => plain ?? shape ?? '',
  )
}
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.includes('node_modules') && !file.includes('.test.'))
    .map((file) => join(folder, file))
const files = [
  ...filesIn('site/messages', /\.json$/),
  ...filesIn('site/region', /\.ts$/),
  ...filesIn('api/content', /\.json$/),
  ...filesIn('api', /(letters|letter-texts|words|layout)\.ts$/),
  ...filesIn('library/messages', /^\w+\.ts$/),
  'contract/messages.ts',
]
/** Ignores e-mail and web addresses. */
const wordsOf = (text: string) => untypeset(text).replaceAll(/[\w.-]+@[\w.-]+|https?:\/\/\S+/g, '')

test.each(files)('%s has one name for each thing, and names only existing things', (file) => {
  const faults = textsIn(file).flatMap((text) => {
    const words = wordsOf(text)
    const names = retired.flatMap(([name, better]) =>
      name.test(words) ? [`${name.exec(words)?.[0]} → ${better}`] : [],
    )
    return [...names, ...(/\bUgra\b/.test(words) && !fixed.has(words) ? [`Ugra → Yugra: ${words}`] : [])]
  })
  expect(faults).toEqual([])
})

const agreedWords = {
  'ru.json': ['Показано на сегодня.', 'Сообщил организатор, это не оценка.', 'Фото и рисунки', 'Услуги и товары'],
  'en.json': [
    'Departure',
    'Return, if needed',
    '{period} average, {place}.',
    'On site',
    'As reported by the venue; not a rating.',
    'Shown for today.',
    'Average bill',
    'More articles',
  ],
} as const

test.each(Object.entries(agreedWords))('%s follows the rules of the editors', (file, agreed) => {
  const texts = new Set(textsIn(`site/messages/${file}`))

  expect(agreed.filter((text) => !texts.has(text))).toEqual([])
})

/** English texts have no Russian quotation marks and no straight ones ("). */
test('texts of both languages have their own quotation marks', () => {
  const contents = filesIn('api/content', /\.json$/)
  expect(contents.length).toBeGreaterThan(10)
  const inEnglish = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = 'en' in value ? textsOf(value.en) : []
    return [...own, ...Object.values(value).flatMap(inEnglish)]
  }
  const english = contents.flatMap((file) => inEnglish(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  expect(english.length).toBeGreaterThan(1000)

  expect(english.filter((text) => /[«»„]|(?<!=)"[^"<>]*"(?!>)/.test(text.replaceAll(/<[^>]*>/g, '')))).toEqual([])
})
