import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar, sun } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './choose-date.css.ts'
import { ChooseDate } from './ChooseDate.tsx'
import { lightText } from './Light.tsx'
import { useSeasonStatements } from './useSeasonStatements.tsx'
import { useShownTime } from './useShownTime.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/**
 * Above a list: the day it is shown for, its daylight, statements about roads and rivers, and a way to change the day.
 */
export function SeasonLine() {
  const say = useWords()
  const { date } = useTravelDate()
  const shown = useShownTime()
  const statements = useSeasonStatements()
  return (
    <div className={styles.line}>
      <Facts facts={[{ icon: calendar, text: shown }, { icon: sun, text: lightText(say, date) }, ...statements]} />
      <ChooseDate />
    </div>
  )
}
