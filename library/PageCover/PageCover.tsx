import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin } from '../Icon/icons.ts'

export type PageCoverPart = 'root' | 'heading' | 'kind' | 'title' | 'row' | 'facts' | 'territory' | 'actions' | 'figure' | 'picture' | 'caption'

export interface PageCoverProps {
  title: ReactNode
  /** What kind of thing the page is about, as a label over the title. */
  kind?: ReactNode
  territory?: ReactNode
  /** Short facts beside the territory. */
  meta?: ReactNode
  actions?: ReactNode
  /** A cover; without one the title stands alone. */
  picture?: ReactNode
  /** Where the picture comes from. */
  caption?: ReactNode
  classNames?: ClassNames<PageCoverPart>
}

/** The head of a page: its title, then its picture. Text is never on the picture, so that the picture may be late or absent. */
export const PageCover = ({ title, kind, territory, meta, actions, picture, caption, classNames: c = {} }: PageCoverProps) => (
  <header className={c.root}>
    <div className={c.heading}>
      {kind && <div className={c.kind}>{kind}</div>}
      <h1 className={c.title}>{title}</h1>
      {(territory || meta || actions) && (
        <div className={c.row}>
          <div className={c.facts}>
            {territory && (
              <span className={c.territory}>
                <Icon path={pin} size="sm" />
                {territory}
              </span>
            )}
            {meta}
          </div>
          {actions && <div className={c.actions}>{actions}</div>}
        </div>
      )}
    </div>
    {picture && (
      <figure className={c.figure}>
        <div className={c.picture}>{picture}</div>
        {caption && <figcaption className={c.caption}>{caption}</figcaption>}
      </figure>
    )}
  </header>
)
