import { Button } from '@tropa/library/Button/dressed.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { saleStateLabels } from '@tropa/library/labels/tables.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { useWords } from '../../messages/intl.tsx'
import { panelId } from './BuyPanel.tsx'
import * as styles from './sale.css.ts'
import { saleTerms } from './sale-terms.ts'
import type { Offered } from './buy-ways.ts'

/**
 * On a narrow page it sticks to the lower edge and links to the panel, so it must be the last child of the part it
 * sticks in.
 */
export function BuyBar({ offered: { sale_state, price_from } }: { offered: Offered }) {
  const say = useWords()
  const { prices, barId } = saleTerms[sale_state]
  return (
    <aside className={styles.bar} data-page-bar="" aria-label={say('sale.bar')}>
      <span className={styles.barText}>
        {prices === 'tariffs' && price_from && !isFree(price_from) ? (
          <Price value={price_from.value} prefix={say('place.price')} size="sm" />
        ) : (
          labelOf(saleStateLabels, sale_state, say.language)
        )}
      </span>
      <Button href={`#${panelId}`} variant="primary">
        {say(barId)}
      </Button>
    </aside>
  )
}
