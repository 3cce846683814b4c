import { languages, type Language } from '@tropa/contract'
import { readContent } from '../../api/seed/content.ts'
import { allEntries } from '../../api/seed/objects/all.ts'
import type { Entry, Shown } from '../../api/seed/objects/entry.ts'
import { sanitiseFields } from '../../api/seed/sanitise.ts'
import { pointOf } from '../../api/seed/values.ts'
import { type Random, seeded } from './random.ts'
import { type Texts, textsIn } from './texts.ts'

/** Above every id of the content. */
const firstId = 1_000_000
/** Objects of other kinds for each place. */
const othersPerPlace = 0.1
const spread = 0.4

type Territory = ReturnType<typeof readContent>['territories'][number]
type World = { random: Random; texts: Record<Language, Texts>; territories: Territory[] }
type Written = { title: string; summary: string; description: string }

const around = ({ geolocation }: Territory, random: Random): string => {
  const { latitude, longitude } = pointOf(geolocation)
  const off = () => (random.next() + random.next() - 1) * spread
  return `${(latitude + off()).toFixed(5)},${(longitude + 2 * off()).toFixed(5)}`
}

function write({ title, summary, description }: Texts, like: string): Written {
  return { title: title(like), summary: summary(), description: description() }
}

function shownAs(like: Shown, id: number, { title, summary, description }: Written, place: object): Shown {
  const link = like.link.replace(/[^/]+$/, String(id))
  const card = { ...like.card, id, the_title: title, the_summary: summary, link, ...place }
  const text =
    'the_description' in like.detail
      ? { the_description: `<p>${description}</p>` }
      : { the_body: `<p>${description}</p>` }
  return { ...like, title, link, card, detail: { ...like.detail, ...card, ...text, gallery: [] } }
}

/** A copy of an object with a generated name, texts and point. */
function inventedLike(like: Entry, id: number, { random, texts, territories }: World): Entry {
  const home = random.pick(territories)
  const geolocation = like.draft.geolocation ? around(home, random) : undefined
  const written = { ru: write(texts.ru, like.shown.ru.title), en: write(texts.en, like.shown.en.title) }
  const place = (language: Language) => ({
    territory_id: home.id,
    territory: { id: home.id, the_title: home.title[language] ?? home.title.ru },
    ...(geolocation ? { geolocation } : {}),
  })
  const { slug: _, offers: __, sessions: ___, objects: ____, ...draft } = like.draft
  const all = (part: keyof Written) => languages.map((language) => written[language][part])
  return {
    draft: { ...draft, id, link: like.draft.link.replace(/[^/]+$/, String(id)), territory_ids: [home.id], geolocation },
    words: {
      title: all('title'),
      around: [...all('summary'), ...Object.values(home.title)],
      labels: like.words.labels,
      text: [...all('title'), ...all('summary'), ...all('description')],
    },
    shown: {
      ru: shownAs(like.shown.ru, id, written.ru, place('ru')),
      en: shownAs(like.shown.en, id, written.en, place('en')),
    },
  }
}

/**
 * Generated objects, the same for the same size: this number of places and a tenth of other kinds. Each copies one of
 * the region's objects, with a generated name in its title, texts combined from existing ones, and a random territory.
 */
export function* inventedEntries(places: number): Generator<Entry> {
  const content = sanitiseFields(readContent())
  const entries = allEntries(content)
  const random = seeded(places)
  const texts = { ru: textsIn('ru', entries, places, random), en: textsIn('en', entries, places, random) }
  const world = { random, texts, territories: content.territories }
  const isPlace = ({ draft }: Entry) => draft.object_type === 'location'
  const [known, others] = [entries.filter(isPlace), entries.filter((entry) => !isPlace(entry))]
  for (let made = 0; made < places; made += 1) {
    yield inventedLike(random.pick(known), firstId + made, world)
    if (random.next() < othersPerPlace) yield inventedLike(random.pick(others), firstId + made, world)
  }
}
