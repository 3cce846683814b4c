import type { ReactNode } from 'react'
import { Category, type Kind } from '../Category/Category.tsx'
import type { ClassNames } from '../dress.ts'
import { Facts, type Fact } from '../Facts/Facts.tsx'
import { pin } from '../Icon/icons.ts'

export type ObjectCardPart =
  | 'root'
  | 'picture'
  | 'body'
  | 'kind'
  | 'kindIcon'
  | 'heading'
  | 'link'
  | 'facts'
  | 'fact'
  | 'factIcon'
  | 'summary'
  | 'price'
  | 'tools'
  | 'attach'
  | 'badges'
  | 'foot'

export type TitleLevel = 2 | 3 | 4

export interface ObjectCardProps {
  /** `card`: picture above; `tall`: the same, 4:5; `row`: picture at the side, for lists; `guide`: an article, with a hem at its foot. */
  variant?: 'card' | 'tall' | 'row' | 'guide'
  href: string
  title: string
  titleLevel?: TitleLevel
  picture?: ReactNode
  kind?: Kind
  territory?: string
  facts?: readonly Fact[]
  summary?: ReactNode
  badges?: ReactNode
  price?: ReactNode
  attach?: ReactNode
  foot?: ReactNode
  classNames?: ClassNames<ObjectCardPart>
}

/** An object of the portal in a list: one link over the whole card, and the track control above it. */
export const ObjectCard = (props: ObjectCardProps) => {
  const { variant = 'card', href, title, titleLevel = 3, picture, kind, territory, facts = [], summary } = props
  const { badges, price, attach, foot, classNames: c = {} } = props
  const Heading = `h${titleLevel}` as const
  const shown: readonly Fact[] = territory ? [{ icon: pin, text: territory }, ...facts] : facts

  return (
    <article className={c.root} data-card="" data-variant={variant} data-picture={picture ? '' : undefined}>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        {kind && <Category {...kind} classNames={{ root: c.kind, icon: c.kindIcon }} />}
        <Heading className={c.heading}>
          <a className={c.link} href={href}>
            {title}
          </a>
        </Heading>
        <Facts facts={shown} classNames={{ root: c.facts, fact: c.fact, icon: c.factIcon }} />
        {summary && <p className={c.summary}>{summary}</p>}
        {price && <p className={c.price}>{price}</p>}
      </div>
      {(attach || badges) && (
        <div className={c.tools}>
          {attach && <div className={c.attach}>{attach}</div>}
          {badges && <div className={c.badges}>{badges}</div>}
        </div>
      )}
      {foot && <div className={c.foot}>{foot}</div>}
    </article>
  )
}
