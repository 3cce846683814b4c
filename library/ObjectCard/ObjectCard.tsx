import type { ReactNode, Ref } from 'react'
import { CardText, type CardTextPart, type CardTextProps } from '../Card/CardText.tsx'
import type { ClassNames } from '../dress.ts'
import type { Fact } from '../Facts/Facts.tsx'
import { pin } from '../Icon/icons.ts'

export type { TitleLevel } from '../Card/CardText.tsx'
export type ObjectCardPart =
  | CardTextPart
  | 'root'
  | 'picture'
  | 'body'
  | 'price'
  | 'tools'
  | 'attach'
  | 'favorite'
  | 'badges'
  | 'foot'

export interface ObjectCardProps extends CardTextProps {
  /**
   * `card`: picture above; `tall`: the same, 4:5; `row`: picture at the side, for lists; `guide`: an
   * article, with a hem at its foot.
   */
  variant?: 'card' | 'tall' | 'row' | 'guide'
  /** A `Cover`; without one the card is only text. */
  picture?: ReactNode
  /** Its territory: the first of the facts. */
  territory?: string
  /** Short labels, such as free entry or a date. On a card they are on the picture. */
  badges?: ReactNode
  /** A `Price`. */
  price?: ReactNode
  /** An `AttachControl`: above the link of the card, not inside it. */
  attach?: ReactNode
  /** A `FavoriteControl`: on a card it is on the picture, above the link of the card. */
  favorite?: ReactNode
  /** Ornament at the foot of a guide. */
  foot?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<ObjectCardPart>
}

/**
 * An object of the portal in a list: one link covers the whole card, and the track control is above it. While it
 * loads, a `Skeleton` of the same variant reserves its place. Keyboard: Tab goes to the title, which is the only
 * link, then to the track control and to the heart. Parts: `tools` holds `attach`, `badges` and `favorite`, which on
 * a card with a picture are in the picture's corners.
 * @see https://inclusive-components.design/cards/
 */
export const ObjectCard = (props: ObjectCardProps) => {
  const { variant = 'card', href, title, titleLevel = 3, picture, kind, territory, facts = [], summary } = props
  const { badges, price, attach, favorite, foot, ref, classNames: c = {} } = props
  const shown: readonly Fact[] = territory ? [{ icon: pin, text: territory }, ...facts] : facts

  return (
    // Named by an attribute: Chromium finds no text by `aria-labelledby` in a card that
    // `content-visibility` has not drawn yet.
    <article
      ref={ref}
      className={c.root}
      aria-label={title}
      data-card=""
      data-variant={variant}
      data-picture={picture ? '' : undefined}
    >
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <CardText
          href={href}
          title={title}
          titleLevel={titleLevel}
          kind={kind}
          facts={shown}
          summary={summary}
          classNames={c}
        />
        {price && <div className={c.price}>{price}</div>}
      </div>
      {(attach || badges || favorite) && (
        <div className={c.tools}>
          {attach && <div className={c.attach}>{attach}</div>}
          {favorite && <div className={c.favorite}>{favorite}</div>}
          {badges && <div className={c.badges}>{badges}</div>}
        </div>
      )}
      {foot && <div className={c.foot}>{foot}</div>}
    </article>
  )
}
