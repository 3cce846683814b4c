import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { Climate } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { calendar, chevronDown, pin, search } from '@tropa/library/Icon/icons.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { YearPanorama } from '@tropa/library/YearPanorama/dressed.ts'
import { monthTitle, shortDate } from '../dates/date-formats.ts'
import { degrees } from '@tropa/library/WeatherWidget/degrees.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { panoramaSource } from '../pictures/sketch.ts'
import { climateQuery, territoriesQuery } from '../portal/region-queries.ts'
import { preferencesPath } from '../visitor/preferences-path.ts'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { region } from '../region/region.ts'
import { monthOf } from '../dates/season.ts'
import { wholeRegion } from '../visitor/whole-region.ts'
import { useTravelDate } from '../visitor/useTravelDate.ts'
import { MonthSummary } from './MonthSummary.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './home.css.ts'
import { textIn, titleIn } from '../messages/text-in.ts'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

const meanOf = (climate: Climate | undefined, month: number) => {
  const norm = climate?.months.find((one) => one.month === month)
  return norm && degrees((norm.day + norm.night) / 2)
}

export function Hero() {
  const say = useWords()
  const { session, change } = useSessionContext()
  const { portal } = useRouteContext({ from: '__root__' })
  const { date } = useTravelDate()
  const territoryId = session.preferences.territoryId ?? region.capitalTerritoryId
  const { data: climates } = useQuery(climateQuery(portal, territoryId))
  const climate = climates?.[0]
  const now = monthOf(session.today)
  return (
    <section aria-labelledby="when" className={styles.hero}>
      <div className={styles.wrap}>
        <div className={styles.top}>
          <PageTitle id="when" className={styles.title}>
            {say('home.title')}
          </PageTitle>
          <p className={styles.lead}>{say('home.lead')}</p>
        </div>
        <Finder />
      </div>
      <div id="year">
        <YearPanorama
          picture={panoramaSource}
          latitude={region.center.latitude}
          label={say('home.month')}
          action={preferencesPath}
          name="month"
          months={months.map((month) => {
            const value = meanOf(climate, month)
            return {
              month,
              label: say(`month.${month}`),
              ...(value && { value }),
              ...(month === now && { now: say('home.now') }),
            }
          })}
          selectedMonth={monthOf(date)}
          onSelectionChange={(month) => void change({ month: String(month) })}
        />
      </div>
      <div className={styles.wrap}>
        <MonthSummary climate={climate} date={date} />
      </div>
    </section>
  )
}

/** Fields for what, where and when: a plain form that leads to the list of places. */
function Finder() {
  const say = useWords()
  const { session } = useSessionContext()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  const { travelDate, travelMonth, territoryId } = session.preferences
  return (
    <form className={styles.finder} action={pageAddress('/locations')} role="search" aria-label={say('home.what')}>
      <label className={styles.field}>
        <Icon path={search} />
        <span className={styles.fieldText}>
          <small className={styles.fieldLabel}>{say('home.what')}</small>
          <input className={styles.input} name="q" maxLength={200} placeholder={say('home.whatHint')} />
        </span>
      </label>
      <label className={styles.field}>
        <Icon path={pin} />
        <span className={styles.fieldText}>
          <small className={styles.fieldLabel}>{say('home.where')}</small>
          <select
            // The key makes a new element, so that it shows a territory that was chosen in the header.
            key={territoryId}
            className={styles.select}
            name="territory_id"
            defaultValue={territoryId ?? wholeRegion}
          >
            <option value={wholeRegion}>{textIn(region.allTerritories, say.language)}</option>
            {territories.map((territory) => (
              <option key={territory.id} value={territory.id}>
                {titleIn(territory, say.language)}
              </option>
            ))}
          </select>
        </span>
        <Icon path={chevronDown} className={styles.chevron} />
      </label>
      <a className={styles.field} href="#year">
        <Icon path={calendar} />
        <span className={styles.fieldText}>
          <small className={styles.fieldLabel}>{say('home.when')}</small>
          <b className={styles.fieldValue}>
            {travelDate
              ? shortDate(travelDate)
              : travelMonth
                ? monthTitle(travelMonth, say.language)
                : say('home.noDate')}
          </b>
        </span>
      </a>
      <Button type="submit" variant="primary" size="lg">
        {say('home.find')}
      </Button>
    </form>
  )
}
