import { useId, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight } from '../Icon/icons.ts'

export type SectionPart = 'root' | 'wrap' | 'head' | 'heading' | 'lead' | 'aside' | 'link' | 'linkIcon' | 'content'

export interface SectionProps {
  title: ReactNode
  titleLevel?: 2 | 3
  lead?: ReactNode
  /** 'Все 24 трека': stands across from the title. */
  link?: { href: string; text: string }
  /** A control across from the title. */
  aside?: ReactNode
  /** The anchor. */
  id?: string
  /** On a darker ground from edge to edge. */
  isWash?: boolean
  /** `rail` scrolls by touch where it is narrow and is a grid where there is room. */
  layout?: 'plain' | 'grid' | 'rail'
  columns?: 2 | 3 | 4 | 5
  children: ReactNode
  classNames?: ClassNames<SectionPart>
}

export const Section = (props: SectionProps) => {
  const { title, titleLevel = 2, lead, link, aside, isWash, layout = 'plain', columns = 4, children, classNames: c = {} } = props
  const made = useId()
  const id = props.id ?? made
  const Heading = `h${titleLevel}` as const
  return (
    <section id={props.id} className={c.root} data-wash={isWash || undefined} aria-labelledby={`${id}-title`}>
      <div className={c.wrap}>
        <div className={c.head}>
          <div>
            <Heading id={`${id}-title`} className={c.heading}>
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
