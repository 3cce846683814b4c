import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import type { SiteHeaderPart } from './parts.ts'

export interface HeaderLinkData {
  title: string
  href: string
  /** The `d` of an icon. */
  icon?: string
}

interface HeaderLinkProps {
  link: HeaderLinkData
  className?: string
  current?: 'page' | 'true'
  ownHosts?: readonly string[]
  classNames: ClassNames<SiteHeaderPart>
}

export const HeaderLink = ({ link, className, current, ownHosts, classNames }: HeaderLinkProps) => (
  <Link
    href={link.href}
    ownHosts={ownHosts}
    aria-current={current}
    classNames={{ root: className, mark: classNames.mark }}
  >
    {link.icon && <Icon path={link.icon} classNames={{ root: classNames.icon }} />}
    {link.title}
  </Link>
)
