import type { TransportWay } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { dayOfYear } from '../dates/date-formats.ts'
import { titleIn } from '../messages/text-in.ts'
import { useWords } from '../messages/intl.tsx'
import { isOpenOn } from './schedule/open-ways.ts'
import * as styles from './plan.css.ts'

/** Ways to one territory, each a link to its article. @param date of the travel, `YYYY-MM-DD`; `null`: none */
export function TransportWays({ ways, date }: { ways: readonly TransportWay[]; date: string | null }) {
  const say = useWords()
  const dayOf = (day: string) => dayOfYear(day, say.language)
  return ways.map((way) => (
    <li key={way.id}>
      <Link href={way.source_link}>{titleIn(way, say.language)}</Link>
      {way.from !== undefined && way.through !== undefined && (
        <span className={styles.timesNote}>
          {' '}
          {say('plan.wayOpen', { from: dayOf(way.from), through: dayOf(way.through) })}
        </span>
      )}
      {date !== null && !isOpenOn(way, date) && (
        <>
          {' '}
          <Badge tone="warning">{say('plan.wayClosed')}</Badge>
        </>
      )}
    </li>
  ))
}
