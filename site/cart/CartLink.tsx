import { Icon } from '@tropa/library/Icon/dressed.ts'
import { cart as cartIcon } from '@tropa/library/Icon/icons.ts'
import { countOfCart } from '@tropa/machines'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './cart-link.css.ts'
import { useCart } from './useCart.ts'

/**
 * The link to the cart in the header; its accessible name includes the number of items. On phones it is shown once
 * the cart has any.
 */
export function CartLink() {
  const say = useWords()
  const count = countOfCart(useCart().cart)
  return (
    <a className={styles.link} href={pageAddress('/checkout')} data-empty={count === 0 || undefined}>
      <Icon path={cartIcon} />
      <span className={styles.label}>{say('cart.title')}</span>{' '}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </a>
  )
}
