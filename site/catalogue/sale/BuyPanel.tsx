import { Facts } from '@tropa/library/Facts/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSeasonFact } from '../seasons/useSeasonFact.ts'
import { Sale, type SaleProps } from './Sale.tsx'
import * as styles from './sale.css.ts'

/** The id of the panel, to which the bar of a narrow page links. */
export const panelId = 'buy'

export type BuyPanelProps = Omit<SaleProps, 'children'> & {
  /** Months that suit it. */
  season: readonly number[]
}

export function BuyPanel({ season, ...sale }: BuyPanelProps) {
  const say = useWords()
  const fact = useSeasonFact(season)
  return (
    <section id={panelId} className={styles.panel} aria-labelledby={`${panelId}-title`}>
      <h2 id={`${panelId}-title`} className={styles.title}>
        {say('sale.title')}
      </h2>
      <Sale {...sale}>{fact && <Facts facts={[fact]} />}</Sale>
    </section>
  )
}
