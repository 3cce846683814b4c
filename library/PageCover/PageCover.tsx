import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin } from '../Icon/icons.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type PageCoverPart =
  | 'root'
  | 'heading'
  | 'kind'
  | 'title'
  | 'row'
  | 'facts'
  | 'territory'
  | 'actions'
  | 'figure'
  | 'picture'
  | 'caption'

export interface PageCoverProps {
  /** The heading of the page, of level 1. */
  title: ReactNode
  /** The kind of object that the page is about, as a label above the title. */
  kind?: ReactNode
  territory?: ReactNode
  /** Short facts beside the territory. */
  meta?: ReactNode
  /** Buttons at the other end of the line of facts. */
  actions?: ReactNode
  /** A `Cover`; without one there is only the title. */
  picture?: ReactNode
  /** The source of the picture; with it the picture is a figure of that name. */
  caption?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<PageCoverPart>
}

/**
 * The head of a page: its title and territory, then its picture. Text is never on the picture, so the picture may
 * load late or be absent. Keyboard: Tab goes through the actions. Parts: `row` holds `facts` and `actions`; `figure`
 * exists only with a caption.
 */
export const PageCover = ({
  title,
  kind,
  territory,
  meta,
  actions,
  picture,
  caption,
  ref,
  classNames: c = {},
}: PageCoverProps) => {
  const frame = picture && <div className={c.picture}>{picture}</div>
  return (
    <header ref={ref} className={c.root}>
      <div className={c.heading}>
        {kind && <div className={c.kind}>{kind}</div>}
        <h1 className={c.title} style={longestWordStyle(title)}>
          {title}
        </h1>
        {(territory || meta || actions) && (
          <div className={c.row}>
            {(territory || meta) && (
              <div className={c.facts}>
                {territory && (
                  <span className={c.territory}>
                    <Icon path={pin} size="sm" />
                    {territory}
                  </span>
                )}
                {meta}
              </div>
            )}
            {actions && <div className={c.actions}>{actions}</div>}
          </div>
        )}
      </div>
      {frame && caption ? (
        <figure className={c.figure}>
          {frame}
          <figcaption className={c.caption}>{caption}</figcaption>
        </figure>
      ) : (
        frame
      )}
    </header>
  )
}
