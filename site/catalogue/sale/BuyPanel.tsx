import { Facts } from '@tropa/library/Facts/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { saleStateLabels } from '@tropa/library/labels/tables.ts'
import { useWords } from '../../messages/intl.tsx'
import { BuyWays } from './BuyWays.tsx'
import { Prices, type PricesProps } from './Prices.tsx'
import * as styles from './sale.css.ts'
import { saleTerms } from './sale-terms.ts'
import { useSeasonFact } from '../seasons/useSeasonFact.ts'
import { openWays } from './buy-ways.ts'

/** The id of the panel: the bar of a narrow page leads to it. */
export const panelId = 'buy'

/** How it is sold, for how much, and the next step. */
export function BuyPanel({ offered, timeZone, unit }: PricesProps) {
  const say = useWords()
  const season = useSeasonFact(offered.season)
  const ways = openWays(offered)
  const seller = ways.find((open) => open.way === 'outside')?.seller
  // Without the seller's address there is no other site to speak of.
  const notes = saleTerms[offered.sale_state].noteIds.filter(
    (id) => seller !== undefined || (id !== 'sale.alsoNote' && id !== 'sale.onlyNote'),
  )
  return (
    <section id={panelId} className={styles.panel} aria-labelledby={`${panelId}-title`}>
      <h2 id={`${panelId}-title`} className={styles.title}>
        {say('sale.title')}
      </h2>
      <p className={styles.state}>{labelOf(saleStateLabels, offered.sale_state, say.language)}</p>
      {season && <Facts facts={[season]} />}
      <Prices offered={offered} timeZone={timeZone} unit={unit} />
      <BuyWays ways={ways} title={offered.the_title} />
      {notes.map((id) => (
        <p key={id} className={styles.note}>
          {say(id, { seller: seller ?? '' })}
        </p>
      ))}
    </section>
  )
}
