import { root as buttonLook } from '@tropa/library/Button/Button.css.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { mail, phone } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/Link.tsx'
import { useWords } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import * as styles from './sale.css.ts'
import type { OpenWay } from './buy-ways.ts'

export type BuyWaysProps = {
  ways: readonly OpenWay[]
  title: string
  /** Whether the cart is the next step, rather than the first of these. */
  isSecond: boolean
}

/** The ways to buy elsewhere or to ask. */
export function BuyWays({ ways, title, isSecond }: BuyWaysProps) {
  const say = useWords()
  if (ways.length === 0) return <p className={styles.note}>{say('sale.noWay')}</p>
  return (
    <ul className={styles.ways}>
      {ways.map((open, index) => (
        <li key={open.way}>
          <WayButton open={open} title={title} variant={index === 0 && !isSecond ? 'primary' : 'secondary'} />
        </li>
      ))}
    </ul>
  )
}

function WayButton({ open, title, variant }: { open: OpenWay; title: string; variant: 'primary' | 'secondary' }) {
  const say = useWords()
  switch (open.way) {
    case 'call':
      return (
        <Button href={`tel:${open.number}`} variant={variant} isBlock>
          <Icon path={phone} size="sm" />
          {say('sale.call', { phone: open.text })}
        </Button>
      )
    case 'write':
      return (
        <Button
          href={`mailto:${open.email}?subject=${encodeURIComponent(say('sale.subject', { title }))}`}
          variant={variant}
          isBlock
        >
          <Icon path={mail} size="sm" />
          {say('sale.write')}
        </Button>
      )
    case 'outside':
      return (
        <Link
          href={open.href}
          ownHosts={region.ownHosts}
          className={buttonLook}
          data-variant={variant}
          data-size="md"
          data-block=""
        >
          {say('sale.outside', { seller: open.seller })}
        </Link>
      )
    default:
      return open satisfies never
  }
}
