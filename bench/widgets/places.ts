/** The data of all pages. The runners import this file too, to know what must be on the screen after a key. */
export type Place = { value: string; label: string }

const kinds = ['Museum', 'Camp', 'House', 'Ski run', 'Hotel', 'Forest']
const rivers = ['Agan', 'Vakh', 'Ob', 'Irtysh', 'Nazym', 'Pim']

const named = (labels: readonly string[]): Place[] => labels.map((label, index) => ({ value: String(index), label }))
const regular = (index: number) =>
  `${kinds[index % kinds.length]} by the ${rivers[Math.floor(index / kinds.length) % rivers.length]}, ${index}`

/** The text that is typed among 10,000, key by key. */
export const typed = 'sosv'

/**
 * Each text has another first match, so that the first option on the screen shows whether the list has caught up.
 */
const responses = [...typed].map((_, index) => `${typed.slice(0, index + 1)} kordon`)
export const firstResponse = (text: string): string => (text === '' ? 'Vakh kordon' : `${text} kordon`)

const many = (count: number) =>
  named([
    'Vakh kordon',
    ...responses,
    ...Array.from({ length: count - responses.length - 1 }, (_, index) => regular(index)),
  ])

export const thousand: readonly Place[] = many(1_000)
export const tenThousand: readonly Place[] = many(10_000)
export const months: readonly Place[] = named([
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])
