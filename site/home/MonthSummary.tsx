import type { Climate } from '@tropa/contract'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { aurora, hat, info, sled } from '@tropa/library/Icon/icons.ts'
import { degreesRange } from '../messages/message-formats.ts'
import { useWords, type MessageId } from '../messages/intl.tsx'
import { region } from '../region/region.ts'
import { Light } from '../catalogue/seasons/Light.tsx'
import { monthOf, seasonOf } from '../dates/season.ts'
import * as styles from './home.css.ts'
import { textIn } from '../messages/text-in.ts'

const notes = [
  { icon: aurora, name: 'night' },
  { icon: hat, name: 'clothes' },
  { icon: sled, name: 'roads' },
] as const

/** What the chosen month is like: norm, light, clothes, roads. Figures are norms and say so. */
export function MonthSummary({ climate, date }: { climate: Climate | undefined; date: string }) {
  const say = useWords()
  const month = monthOf(date)
  const norm = climate?.months.find((one) => one.month === month)
  const season = seasonOf(month)
  return (
    <div className={styles.summary}>
      {norm && <p className={styles.temperature}>{degreesRange(norm.night, norm.day)}</p>}
      <Light date={date} />
      <ul className={styles.notes}>
        {notes.map(({ icon, name }) => (
          <li key={name} className={styles.note}>
            <Icon path={icon} />
            {say(`home.${season}.${name}` as MessageId)}
          </li>
        ))}
        {norm && climate && (
          <li className={styles.quietNote}>
            <Icon path={info} />
            {say('home.norm', { period: climate.period, place: textIn(region.name, say.language) })}{' '}
            {climate.approximate && say('home.approximate')}
          </li>
        )}
      </ul>
    </div>
  )
}
