import type { CalendarDate, TransportWay } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { dayOfYear, shortDate } from '../dates/date-formats.ts'
import { titleIn } from '../messages/text-in.ts'
import { useWords } from '../messages/intl.tsx'
import { isOpenOn } from './schedule/open-ways.ts'
import * as styles from './plan.css.ts'

/** `dates`: of the stay there. */
export type TransportWaysProps = { ways: readonly TransportWay[]; dates: readonly CalendarDate[] }

/** Ways to one territory, each with its source. */
export function TransportWays({ ways, dates }: TransportWaysProps) {
  const say = useWords()
  const dayOf = (day: string) => dayOfYear(day, say.language)
  return ways.map((way) => (
    <li key={way.id}>
      {titleIn(way, say.language)}
      {way.from !== undefined && way.through !== undefined && (
        <span className={styles.timesNote}>
          {', '}
          {say('plan.wayOpen', { from: dayOf(way.from), through: dayOf(way.through) })}
        </span>
      )}
      {dates.length > 0 && !dates.some((date) => isOpenOn(way, date)) && (
        <>
          {' '}
          <Badge tone="warning">{say('plan.wayClosed')}</Badge>
        </>
      )}
      <WaySource way={way} />
    </li>
  ))
}

/** The article that is the source, and when it was last checked. */
function WaySource({ way }: { way: TransportWay }) {
  const say = useWords()
  const { source_link, source_title: title = '', source_title_en: title_en = title, checked_on } = way
  return (
    <p className={styles.timesNote}>
      {say('plan.source')} <Link href={source_link}>{titleIn({ title, title_en }, say.language) || source_link}</Link>
      {checked_on !== undefined && `, ${say('plan.checkedOn', { date: shortDate(checked_on) })}`}
    </p>
  )
}
