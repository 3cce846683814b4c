import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { longDate } from '../../dates/date-formats.ts'
import { pointOf } from '../../geography/distance.ts'
import { useWords } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import { Light } from './Light.tsx'
import { useSeasonFit } from './useSeasonFit.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/** How the travel date is at one place: its light, and whether it is the time to come. */
export function SeasonPanel({ season, geolocation }: { season: readonly number[]; geolocation?: string | undefined }) {
  const say = useWords()
  const { date, isChosen } = useTravelDate()
  const fit = useSeasonFit(season)
  return (
    <>
      <p>
        {isChosen ? say('season.onDate', { date: longDate(date, say.language) }) : say('season.today')}{' '}
        <a href={pageAddress('/#when')}>{say('season.choose')}</a>
      </p>
      <Light date={date} place={geolocation ? pointOf(geolocation) : region.center} />
      {fit && <Facts facts={[{ icon: calendar, text: fit.text, ...(!fit.isFitting && { tone: 'danger' }) }]} />}
    </>
  )
}
