import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar, sun } from '@tropa/library/Icon/icons.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { longDate } from '../../dates/date-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { lightText } from './Light.tsx'
import { useSeasonStatements } from './useSeasonStatements.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/**
 * Over a list: the day it speaks of, how light that will be, what is true of roads and
 * rivers, and where to change the day.
 */
export function SeasonLine() {
  const say = useWords()
  const { date, isChosen } = useTravelDate()
  const statements = useSeasonStatements(date)
  const day = isChosen ? say('season.onDate', { date: longDate(date, say.language) }) : say('season.today')
  const choose = (
    <>
      {day} <a href={pageAddress('/#when')}>{say('season.choose')}</a>
    </>
  )
  return <Facts facts={[{ icon: calendar, text: choose }, { icon: sun, text: lightText(say, date) }, ...statements]} />
}
