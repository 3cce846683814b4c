import type { Contacts as ContactsOnWire } from '@tropa/contract'
import { ContactList } from '@tropa/library/ContactList/dressed.ts'
import { globe, mail, phone, pin } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { PhoneLink } from '@tropa/library/PhoneLink/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'

/** How to reach a place or its people; `address` stands last. */
export function Contacts({ contacts, address }: { contacts: ContactsOnWire; address?: string }) {
  const say = useWords()
  const rows = [
    ...contacts.phones.map((number) => ({
      icon: phone,
      label: say('contact.phone'),
      content: <PhoneLink phone={number} />,
    })),
    ...contacts.emails.map((email) => ({
      icon: mail,
      label: say('contact.email'),
      content: <Link href={`mailto:${email}`}>{email}</Link>,
    })),
    ...(contacts.site
      ? [
          {
            icon: globe,
            label: say('place.site'),
            content: (
              <Link href={contacts.site} ownHosts={region.ownHosts}>
                {new URL(contacts.site).host}
              </Link>
            ),
          },
        ]
      : []),
    ...(address ? [{ icon: pin, label: say('contact.address'), content: address }] : []),
  ]
  return <ContactList contacts={rows} />
}
