import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { CalendarDate, Climate } from '@tropa/contract'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { aurora, hat, info } from '@tropa/library/Icon/icons.ts'
import { degreesRange } from '../messages/message-formats.ts'
import { useWords } from '../messages/intl.tsx'
import { region } from '../region/region.ts'
import { Light } from '../catalogue/seasons/Light.tsx'
import { clothesOf, nightOf } from '../catalogue/seasons/month-notes.ts'
import { daylight } from '../dates/daylight.ts'
import { useSeasonStatements } from '../catalogue/seasons/useSeasonStatements.tsx'
import { monthOf } from '../dates/season.ts'
import { territoriesQuery } from '../portal/region-queries.ts'
import * as styles from './home.css.ts'
import { textIn, titleIn } from '../messages/text-in.ts'

const nightIds = { dark: 'home.night.dark', short: 'home.night.short', white: 'home.night.white' } as const
const clothesIds = {
  warm: 'home.clothes.warm',
  fresh: 'home.clothes.fresh',
  cold: 'home.clothes.cold',
  frost: 'home.clothes.frost',
} as const

/**
 * A summary of the chosen month: temperature, light, night, clothes, roads and rivers. Temperatures are norms and
 * labelled as such.
 */
export function MonthSummary({ climate, date }: { climate: Climate | undefined; date: CalendarDate }) {
  const say = useWords()
  const month = monthOf(date)
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const territory = territories.find(({ id }) => id === climate?.territory_id)
  const place = territory ? titleIn(territory, say.language) : textIn(region.name, say.language)
  const norm = climate?.months.find((one) => one.month === month)
  const notes = [
    { id: 'night', icon: aurora, text: say(nightIds[nightOf(daylight(date, region.center, region.timeZone))]) },
    ...(norm ? [{ id: 'clothes', icon: hat, text: say(clothesIds[clothesOf(norm)]) }] : []),
    ...useSeasonStatements(),
  ]
  return (
    <div className={styles.summary}>
      {norm && <p className={styles.temperature}>{degreesRange(norm.night, norm.day)}</p>}
      <Light date={date} />
      <ul className={styles.notes}>
        {notes.map(({ id, icon, text }) => (
          <li key={id} className={styles.note}>
            {icon && <Icon path={icon} />}
            <span>{text}</span>
          </li>
        ))}
        {norm && climate && (
          <li className={styles.quietNote}>
            <Icon path={info} />
            {say('home.norm', { period: climate.period, place })} {climate.approximate && say('home.approximate')}
          </li>
        )}
      </ul>
    </div>
  )
}
