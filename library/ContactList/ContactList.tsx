import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type ContactListPart = 'root' | 'row' | 'icon' | 'content'

export interface ContactListProps {
  /** `label` names the icon ('Телефон') for screen readers; `content` is the link or the text. */
  contacts: readonly { icon: string; label: string; content: ReactNode }[]
  ref?: Ref<HTMLUListElement>
  classNames?: ClassNames<ContactListPart>
}

/**
 * Contacts: a row for each phone, address or site. The icon names its row, so it is read out. Renders nothing if
 * there are none. Keyboard: Tab goes from link to link.
 */
export const ContactList = ({ contacts, ref, classNames = {} }: ContactListProps) =>
  contacts.length > 0 && (
    <ul ref={ref} className={classNames.root}>
      {contacts.map(({ icon, label, content }, index) => (
        <li key={index} className={classNames.row}>
          <Icon path={icon} label={label} className={classNames.icon} />
          <div className={classNames.content}>{content}</div>
        </li>
      ))}
    </ul>
  )
