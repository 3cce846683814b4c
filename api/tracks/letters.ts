import type { Climate, Language, TrackObject } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import type { Template, Writing } from '../mail/letter.ts'
import { cardsOf } from './objects.ts'
import { keyOf, type Planned } from './plan.ts'
import { share, sharedLink } from './share.ts'

const texts = {
  ru: {
    subject: 'Маршрут',
    rescue: 'Ваш трек на другом устройстве',
    rescueText: 'Откройте ссылку на устройстве, куда нужно перенести трек. Учётная запись не нужна.',
    rescueEnd: 'Ссылка действует 30 дней. Если вы не просили её, ничего делать не нужно.',
    open: 'Открыть маршрут',
    day: 'день',
    gone: 'больше нет на портале',
    date: 'Дата поездки',
    weather: 'Обычная погода этого месяца, средняя за много лет',
    byDay: 'днём',
    byNight: 'ночью',
  },
  en: {
    subject: 'Track',
    rescue: 'Your track on another device',
    rescueText: 'Open the link on the device that your track should move to. You need no account.',
    rescueEnd: 'The link works for 30 days. If you have not asked for it, there is nothing to do.',
    open: 'Open the track',
    day: 'day',
    gone: 'no longer on the portal',
    date: 'Date of travel',
    weather: 'Usual weather of this month, the mean of many years',
    byDay: 'by day',
    byNight: 'at night',
  },
} as const satisfies Record<Language, Record<string, string>>

const rescueDays = 30

/** A link to the track, made when the mail is sent, so that the outbox stores no token. */
async function linkTo(planned: Planned, { db, language, now, pageUrl }: Writing, days?: number): Promise<string> {
  const whose = { title: null, can_add: false, user: undefined }
  const { token } = await share(db, { planned, ...whose, ...(days && { days }) }, { language, now })
  return pageUrl(sharedLink(token))
}

function stopItems({ plan }: Planned, cards: readonly TrackObject[], { language, pageUrl }: Writing) {
  const { day, gone } = texts[language]
  const byKey = new Map(cards.map((card) => [keyOf({ object_type: card.object_type, object_id: card.id }), card]))
  return plan.flatMap((stop) => {
    const card = byKey.get(keyOf(stop))
    if (!card) return []
    const notes = [stop.day && `${day} ${stop.day}`, card.is_removed && gone, stop.note].filter(Boolean)
    const label = notes.length > 0 ? `${card.the_title} (${notes.join('; ')})` : card.the_title
    return [card.is_removed ? { label } : { label, url: pageUrl(card.link) }]
  })
}

const degrees = (value: number) => `${value > 0 ? '+' : ''}${String(Math.round(value)).replace('-', '−')} °C`

/** The norms of the month of travel, for each territory of the track. */
async function weatherItems(db: Database, cards: readonly TrackObject[], date: string, language: Language) {
  const territories = new Map(
    cards.flatMap(({ territory }) => (territory ? [[territory.id, territory.the_title]] : [])),
  )
  const list = await rows<{ norms: string }>(
    db,
    sql`select norms from climate where territory_id = any(${intArray([...territories.keys()])}) order by territory_id`,
  )
  const { byDay, byNight } = texts[language]
  return list.flatMap(({ norms }) => {
    const { territory_id, months }: Climate = JSON.parse(norms)
    const norm = months.find(({ month }) => month === Number(date.slice(5, 7)))
    if (!norm) return []
    return [
      { label: `${territories.get(territory_id)}: ${byDay} ${degrees(norm.day)}, ${byNight} ${degrees(norm.night)}` },
    ]
  })
}

const track: Template<{ planned: Planned; travel_date: string | null }> = async ({ planned, travel_date }, writing) => {
  const { db, language, now } = writing
  const words = texts[language]
  const cards: TrackObject[] = JSON.parse(await cardsOf(db, planned.plan, { language, now }))
  const date = travel_date ?? planned.start_date
  const weather = date === null ? [] : await weatherItems(db, cards, date, language)
  return {
    subject: `${words.subject}: ${cards[0]?.the_title ?? ''}`,
    blocks: [
      ...(date === null ? [] : [`${words.date}: ${date.split('-').toReversed().join('.')}`]),
      { items: stopItems(planned, cards, writing) },
      ...(weather.length > 0 ? [`${words.weather}:`, { items: weather }] : []),
      { label: words.open, url: await linkTo(planned, writing) },
    ],
  }
}

const track_rescue: Template<{ planned: Planned }> = async ({ planned }, writing) => {
  const { rescue, rescueText, rescueEnd, open } = texts[writing.language]
  return {
    subject: rescue,
    blocks: [rescueText, { label: open, url: await linkTo(planned, writing, rescueDays) }, rescueEnd],
  }
}

/** Mails with tracks. */
export const trackLetters = { track, track_rescue }
