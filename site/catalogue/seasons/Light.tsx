import type { CalendarDate } from '@tropa/contract'
import { memo } from 'react'
import { DaylightBar } from '@tropa/library/DaylightBar/dressed.ts'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import { clockTime } from '../../messages/message-formats.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import { daylight, type Daylight } from '../../dates/daylight.ts'

type Place = { latitude: number; longitude: number }

/** A day on which the sun crosses the horizon. */
type Turning = Daylight & { rise: number; set: number }
const isTurning = (light: Daylight): light is Turning => light.rise !== null && light.set !== null

const lengthOf = (say: Words, { lengthMinutes }: Daylight) =>
  say('season.length', { hours: Math.floor(lengthMinutes / 60), minutes: lengthMinutes % 60 })

/** How light a day is, in a few words. */
export function lightText(say: Words, date: CalendarDate, place: Place = region.center): string {
  const light = daylight(date, place, region.timeZone)
  if (!isTurning(light)) return say(light.lengthMinutes === 0 ? 'season.darkAll' : 'season.lightAll')
  return `${say('season.light')} ${clockTime(light.rise)}${rangeDash}${clockTime(light.set)}, ${lengthOf(say, light)}`
}

type LightProps = { date: CalendarDate; place?: Place }
const isSame = (one: LightProps, other: LightProps) =>
  one.date === other.date &&
  one.place?.latitude === other.place?.latitude &&
  one.place?.longitude === other.place?.longitude

/** How light a day is at a place, drawn and in words; the sun is followed once. */
export const Light = memo(function Light({ date, place = region.center }: LightProps) {
  const say = useWords()
  const light = daylight(date, place, region.timeZone)
  if (!isTurning(light)) return <p>{lightText(say, date, place)}</p>
  const { dawn, rise, set, dusk } = light
  const length = lengthOf(say, light)
  return (
    <DaylightBar
      {...{ dawn: dawn ?? 0, rise, set, dusk: dusk ?? 24 }}
      label={`${say('season.light')} ${clockTime(rise)}${rangeDash}${clockTime(set)}`}
      length={length}
      description={say('season.daylight', { from: clockTime(rise), to: clockTime(set), length })}
    />
  )
}, isSame)
