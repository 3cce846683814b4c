import { useId, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Link } from '../Link/Link.tsx'
import { siteFooterMessages, type SiteFooterMessages } from '../messages/SiteFooter.ts'
import { useMessages } from '../messages/useMessages.ts'
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx'

export type SiteFooterPart =
  | 'root'
  | 'ground'
  | 'columns'
  | 'brand'
  | 'sentence'
  | 'groups'
  | 'group'
  | 'groupTitle'
  | 'link'
  | 'mark'
  | 'bottom'
  | 'line'
  | 'contact'
  | 'phone'
  | 'mail'

/** A link to a path of the portal, or to a whole address; a link to another host says that it opens elsewhere. */
export interface FooterLink {
  title: string
  href: string
}
/** A list of links under a heading, which is unique among the groups. */
export interface FooterGroup {
  title: string
  links: readonly FooterLink[]
}
/** The legal entity that runs the portal, as registered. */
export interface Operator {
  name: string
  inn: string
  ogrn: string
  address: string
  /** 10 digits without the country code. */
  phone: string
  email: string
}

export interface SiteFooterProps {
  /** The ornament at its edge. */
  hem?: ReactNode
  /** A link to the main page. */
  brand: ReactNode
  /** One sentence about the region. */
  sentence?: string
  /** A link to the version for low vision. */
  lowVision?: ReactNode
  /** The portal's pages in social networks. */
  social?: ReactNode
  /** The groups of links from the server, followed by the documents. */
  groups: readonly FooterGroup[]
  documents: readonly FooterLink[]
  operator: Operator
  /** Such as `© 2026`; the caller provides the year. */
  copyright?: string
  /** At the very end, for example the choice about cookies. */
  extra?: ReactNode
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  ref?: Ref<HTMLElement>
  messages?: Partial<SiteFooterMessages>
  classNames?: ClassNames<SiteFooterPart>
}

const emergencyNumber = '112'

type GroupProps = FooterGroup & Pick<SiteFooterProps, 'ownHosts'> & { classNames: ClassNames<SiteFooterPart> }

function Group({ title, links, ownHosts, classNames }: GroupProps) {
  const titleId = useId()
  return (
    <div className={classNames.group}>
      <h2 className={classNames.groupTitle} id={titleId}>
        {title}
      </h2>
      <ul aria-labelledby={titleId}>
        {links.map((link) => (
          <li key={link.href + link.title}>
            <Link href={link.href} ownHosts={ownHosts} classNames={{ root: classNames.link, mark: classNames.mark }}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The footer of every page: groups of links, the portal's documents, its registered operator with contacts, and the
 * emergency number. Keyboard: Tab goes through the links, Enter follows one. Parts: `ground` is the dark area under
 * the ornament, `bottom` the registration and the contacts.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { hem, brand, sentence, lowVision, social, groups, documents, operator, copyright, extra, ownHosts } = props
  const { ref, messages, classNames = {} } = props
  const words = useMessages(siteFooterMessages, messages)
  const registration = [
    words.operator(operator.name),
    words.inn(operator.inn),
    words.ogrn(operator.ogrn),
    operator.address,
  ].join(', ')

  return (
    <footer ref={ref} className={classNames.root}>
      {hem}
      <div className={classNames.ground}>
        <div className={classNames.columns}>
          <div className={classNames.brand}>
            {brand}
            {sentence && <p className={classNames.sentence}>{sentence}</p>}
            {lowVision}
            {social}
          </div>
          <div className={classNames.groups}>
            {groups.map((group) => (
              <Group key={group.title} {...group} ownHosts={ownHosts} classNames={classNames} />
            ))}
            <Group title={words.documents} links={documents} ownHosts={ownHosts} classNames={classNames} />
          </div>
        </div>
        <div className={classNames.bottom}>
          <div>
            <p className={classNames.line}>{registration}</p>
            {copyright && <p className={classNames.line}>{copyright}</p>}
            {extra}
          </div>
          <div>
            <p className={classNames.contact}>
              <PhoneLink phone={operator.phone} classNames={{ root: classNames.phone }} />
              <a className={classNames.mail} href={`mailto:${operator.email}`}>
                {operator.email}
              </a>
            </p>
            <p className={classNames.line}>
              {words.emergency}
              {'\u00a0— '}
              <a className={classNames.phone} href={`tel:${emergencyNumber}`}>
                {emergencyNumber}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
