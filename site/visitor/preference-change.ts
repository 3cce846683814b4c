import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { nextMonth } from '../dates/months.ts'
import { withoutTrack, withTrack } from './my-tracks.ts'
import { readAcceptance, readId, readSettings, readTravelDate, type Preferences } from './preferences.ts'
import type { Language } from '../region/languages.ts'

/**
 * Each field changes one preference; an empty value resets it. A track is kept and dropped by its id; `keep_before`
 * lists the tracks that followed it, joined by commas.
 */
export type PreferenceField =
  | 'territory_id'
  | 'theme'
  | 'text'
  | 'font'
  | 'spacing'
  | 'images'
  | 'motion'
  | 'vision'
  | 'reading'
  | 'month'
  | 'travel_date'
  | 'is_cookie_accepted'
  | 'keep_track'
  | 'drop_track'
  | 'keep_before'

const settingFields = ['theme', 'text', 'font', 'spacing', 'images', 'motion', 'vision'] as const

/** Reads a posted form; unknown fields and invalid values change nothing. */
export function changedPreferences(
  fields: ReadonlyMap<string, string>,
  now: Preferences,
  today: CalendarDate,
): Partial<Preferences> {
  const changed: Partial<Preferences> = {}
  const territory = fields.get('territory_id')
  const territoryId = readId(territory)
  if (territory === '' || territoryId !== null) changed.territoryId = territoryId
  Object.assign(changed, changedTime(fields, today))
  const acceptance = fields.get('is_cookie_accepted')
  if (acceptance !== undefined) changed.isCookieAccepted = readAcceptance(acceptance)
  const myTracks = changedTracks(fields, now)
  if (myTracks) changed.myTracks = myTracks
  const settings = changedSettings(fields, now)
  return settings ? { ...changed, settings } : changed
}

/** Why a posted travel date is refused; `undefined`: it is accepted, or there is none. */
export function refusedDate(fields: ReadonlyMap<string, string>, today: CalendarDate): 'unknown' | 'past' | undefined {
  const date = fields.get('travel_date') ?? ''
  if (date === '' || readTravelDate(date, today) !== null) return undefined
  // The calendar begins in 1900; earlier dates are past too.
  return isCalendarDate(date < '1900' ? `2000${date.slice(4)}` : date) ? 'past' : 'unknown'
}

/** A month and a day are one choice: the later choice replaces the earlier one. */
function changedTime(
  fields: ReadonlyMap<string, string>,
  today: CalendarDate,
): Pick<Preferences, 'travelDate' | 'travelMonth'> | undefined {
  const [month, date] = [fields.get('month'), fields.get('travel_date')]
  const travelDate = readTravelDate(date, today)
  if (date === '' || travelDate !== null) return { travelDate, travelMonth: null }
  if (month === undefined || !/^([1-9]|1[0-2])$/.test(month)) return undefined
  return { travelDate: null, travelMonth: nextMonth(Number(month), today) }
}

const idsIn = (text = '') => text.split(',').flatMap((id) => readId(id) ?? [])

/** Two fields instead of a toggle, so that posting again changes nothing. */
function changedTracks(fields: ReadonlyMap<string, string>, { myTracks }: Preferences): readonly number[] | undefined {
  const kept = readId(fields.get('keep_track'))
  const dropped = readId(fields.get('drop_track'))
  if (kept === null && dropped === null) return undefined
  const withKept = kept === null ? myTracks : withTrack(myTracks, kept, idsIn(fields.get('keep_before')))
  return dropped === null ? withKept : withoutTrack(withKept, dropped)
}

function changedSettings(fields: ReadonlyMap<string, string>, { settings }: Preferences) {
  if (fields.get('reading') === 'reset') return readSettings({ lang: settings.lang })
  const chosen = settingFields.filter((name) => fields.has(name)).map((name) => [name, fields.get(name) ?? ''])
  return chosen.length > 0 ? readSettings({ ...settings, ...Object.fromEntries(chosen) }) : undefined
}

export const inLanguage = (preferences: Preferences, lang: Language): Preferences => ({
  ...preferences,
  settings: { ...preferences.settings, lang },
})
