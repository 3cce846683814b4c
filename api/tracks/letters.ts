import { type CalendarDate, calendarDate, type TrackObject } from '@tropa/contract'
import { plusDaysOrNull, shortDate } from '../dates/dates.ts'
import type { Block, Item, Template, Writing } from '../mail/letter.ts'
import { datedPlan, type EarlierMail, seedOfEarlier } from './earlier-mails.ts'
import { type LetterDay, letterDays } from './letter-days.ts'
import { datesText, letterTexts, type LetterTexts } from './letter-texts.ts'
import { weatherItems } from './letter-weather.ts'
import { mailedLink } from './mailed-link.ts'
import { cardsOf } from './objects.ts'
import { keyOf, type Planned } from './plan.ts'
import { rescueDays, sharedDays, sharedLink } from './share.ts'
import { factsOf, factsText, type StopFacts } from './stop-facts.ts'

/** Limits the days of one mail, because each is a request to the weather service. */
const mostDaysWithWeather = 10

/** The outbox stores no token. */
const linkOf = (seed: string, { pageUrl, seal }: Writing): string => pageUrl(sharedLink(mailedLink(seal, seed).token))

type Known = { cards: ReadonlyMap<string, TrackObject>; facts: ReadonlyMap<string, StopFacts> }

async function knownOf({ plan }: Planned, { db, language, now }: Writing): Promise<Known> {
  const cards: TrackObject[] = JSON.parse(await cardsOf(db, plan, { language, now }))
  const keyed = cards.map((card) => [keyOf({ object_type: card.object_type, object_id: card.id }), card] as const)
  return { cards: new Map(keyed), facts: await factsOf(db, plan, language) }
}

const cardsIn = ({ stops }: LetterDay, { cards }: Known) => stops.flatMap((stop) => cards.get(keyOf(stop)) ?? [])

function stopItems({ stops, date }: LetterDay, { cards, facts }: Known, { language, now, pageUrl }: Writing): Item[] {
  return stops.flatMap((stop) => {
    const card = cards.get(keyOf(stop))
    if (!card) return []
    if (card.is_removed) return [{ label: `${card.the_title} (${letterTexts[language].gone})` }]
    const known = facts.get(keyOf(stop))
    const text = known && factsText(known, card, { date, now, language })
    return [{ label: card.the_title, url: pageUrl(card.link), ...(text && { text }) }]
  })
}

function titleOf({ day, date, isAlone }: LetterDay, { language }: Writing): string | null {
  const words = letterTexts[language]
  if (isAlone) return null
  const title = day === null ? words.unplanned : words.day(day)
  return date === null ? title : `${title} · ${shortDate(date)}`
}

async function dayBlocks(day: LetterDay, known: Known, hasWeather: boolean, writing: Writing): Promise<Block[]> {
  const title = titleOf(day, writing)
  const { date } = day
  const weather =
    hasWeather && date !== null
      ? await weatherItems(writing, { ofDay: cardsIn(day, known), ofTrack: [...known.cards.values()] }, date)
      : []
  return [
    ...(title === null ? [] : [{ heading: title }]),
    { items: stopItems(day, known, writing) },
    ...(weather.length > 0 ? [`${letterTexts[writing.language].weather}:`, { items: weather }] : []),
  ]
}

type Dates = { first: CalendarDate; last: CalendarDate }

function datesOf({ plan, days }: Planned, first: CalendarDate): Dates {
  const length = Math.max(days ?? 1, ...plan.map(({ day = 1 }) => day))
  return { first, last: plusDaysOrNull(first, length - 1) ?? first }
}

const whenText = ({ first, last }: Dates, words: LetterTexts) =>
  `${first === last ? words.date : words.dates}: ${datesText(first, last)}`

/** More towns would make the subject too long. */
const mostTowns = 3

/** Names the towns and the dates; of a single stop its title. */
function subjectOf(cards: readonly TrackObject[], dates: Dates | null, { subject }: LetterTexts): string {
  const towns = new Set(cards.flatMap(({ territory }) => territory?.the_title ?? []))
  const [only, ...others] = cards
  const where = others.length > 0 && towns.size > 0 ? [...towns].slice(0, mostTowns) : [only?.the_title ?? '']
  const names = [...where, ...(dates === null ? [] : [datesText(dates.first, dates.last)])]
  return `${subject}: ${names.join(', ').replaceAll('\u2060', '')}`
}

type TrackMail = { planned: Planned; seed: string }

const trackMail = async (mail: TrackMail | EarlierMail, writing: Writing): Promise<TrackMail> => {
  if ('seed' in mail) return mail
  const planned = datedPlan(mail)
  return { planned, seed: await seedOfEarlier(planned, sharedDays, writing) }
}

const track: Template<TrackMail> = async (mail, writing) => {
  const { planned, seed } = await trackMail(mail, writing)
  const words = letterTexts[writing.language]
  const date = planned.start_date === null ? null : calendarDate(planned.start_date)
  const known = await knownOf(planned, writing)
  const days = letterDays(planned)
  const blocks: Block[] = []
  for (const [index, day] of days.entries())
    blocks.push(...(await dayBlocks(day, known, index < mostDaysWithWeather, writing)))
  const dates = date === null ? null : datesOf(planned, date)
  return {
    subject: subjectOf(
      days.flatMap((day) => cardsIn(day, known)),
      dates,
      words,
    ),
    blocks: [
      ...(dates === null ? [] : [whenText(dates, words)]),
      ...blocks,
      { label: words.open, url: linkOf(seed, writing) },
    ],
  }
}

type RescueMail = { seed: string }

const rescueSeed = (mail: RescueMail | EarlierMail, writing: Writing) =>
  'seed' in mail ? mail.seed : seedOfEarlier(mail.planned, rescueDays, writing)

const track_rescue: Template<RescueMail> = async (mail, writing) => {
  const seed = await rescueSeed(mail, writing)
  const { rescue, rescueText, rescueEnd, open } = letterTexts[writing.language]
  return {
    subject: rescue,
    blocks: [rescueText, { label: open, url: linkOf(seed, writing) }, rescueEnd],
  }
}

/** Mails with tracks. */
export const trackLetters = { track, track_rescue }
