import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { pointOf } from '../../geography/distance.ts'
import { region } from '../../region/region.ts'
import { ChooseDate } from './ChooseDate.tsx'
import { Light } from './Light.tsx'
import { useSeasonFit } from './useSeasonFit.ts'
import { useShownTime } from './useShownTime.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/** The travel date at one place: its daylight, and whether the place is in season. */
export function SeasonPanel({ season, geolocation }: { season: readonly number[]; geolocation?: string | undefined }) {
  const { date } = useTravelDate()
  const shown = useShownTime()
  const fit = useSeasonFit(season)
  return (
    <>
      <div>
        {shown} <ChooseDate />
      </div>
      <Light date={date} place={geolocation ? pointOf(geolocation) : region.center} />
      {fit && <Facts facts={[{ icon: calendar, text: fit.text }]} />}
    </>
  )
}
