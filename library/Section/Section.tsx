import { useId, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight } from '../Icon/icons.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type SectionPart = 'root' | 'wrap' | 'head' | 'heading' | 'lead' | 'aside' | 'link' | 'linkIcon' | 'content'

export interface SectionProps {
  title: ReactNode
  /** Level of the heading, which names the region. */
  titleLevel?: 2 | 3
  /** One sentence under the title. */
  lead?: ReactNode
  /** A link such as 'Все 24 трека', at the other end of the title's line. */
  link?: { href: string; text: string }
  /** A control at the other end of the title's line. */
  aside?: ReactNode
  /** The anchor. */
  id?: string
  /** On a darker background across the whole page. */
  isWash?: boolean
  /**
   * `plain` does not lay out its content; `grid` has columns; `rail` scrolls horizontally on narrow pages and is a grid
   * on wide ones.
   */
  layout?: 'plain' | 'grid' | 'rail'
  /** The number of columns on a page that is wide enough. */
  columns?: 2 | 3 | 4 | 5
  children: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<SectionPart>
}

/**
 * A part of a page: a region named by its heading, across the whole page, with one link. Keyboard: Tab goes to the
 * link or the control of the head, then through the content; a rail scrolls to the focused element. Parts: `wrap` has
 * the width of the page's content; `aside` is the control at the other end of the title's line.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
 */
export const Section = (props: SectionProps) => {
  const {
    title,
    titleLevel = 2,
    lead,
    link,
    aside,
    isWash,
    layout = 'plain',
    columns = 4,
    children,
    ref,
    classNames: c = {},
  } = props
  const made = useId()
  const id = props.id ?? made
  const Heading = `h${titleLevel}` as const
  return (
    <section ref={ref} id={props.id} className={c.root} data-wash={isWash || undefined} aria-labelledby={`${id}-title`}>
      <div className={c.wrap}>
        <div className={c.head}>
          <div>
            <Heading id={`${id}-title`} className={c.heading} style={longestWordStyle(title)}>
              {title}
            </Heading>
            {lead && <p className={c.lead}>{lead}</p>}
          </div>
          {aside && <div className={c.aside}>{aside}</div>}
          {link && (
            <a className={c.link} href={link.href} data-variant="quiet">
              {link.text}
              <Icon path={arrowRight} size="sm" className={c.linkIcon} />
            </a>
          )}
        </div>
        <div className={c.content} data-layout={layout} data-columns={columns}>
          {children}
        </div>
      </div>
    </section>
  )
}
