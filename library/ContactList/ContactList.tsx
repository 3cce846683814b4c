import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'

export type ContactListPart = 'root' | 'row' | 'icon' | 'content'

export interface ContactListProps {
  /** `label` names the icon ('Телефон') for those who do not see it; `content` is the link or the text. */
  contacts: readonly { icon: string; label: string; content: ReactNode }[]
  classNames?: ClassNames<ContactListPart>
}

export const ContactList = ({ contacts, classNames = {} }: ContactListProps) => (
  <ul className={classNames.root}>
    {contacts.map(({ icon, label, content }, index) => (
      <li key={index} className={classNames.row}>
        <Icon path={icon} label={label} className={classNames.icon} />
        <div className={classNames.content}>{content}</div>
      </li>
    ))}
  </ul>
)
