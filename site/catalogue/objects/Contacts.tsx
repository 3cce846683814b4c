import type { Contacts as ContactsOnWire } from '@tropa/contract'
import { ContactList } from '@tropa/library/ContactList/dressed.ts'
import { globe, mail, map, phone, pin } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { PhoneLink } from '@tropa/library/PhoneLink/dressed.ts'
import { coordinatesText } from '../../geography/coordinates.ts'
import { useWords } from '../../messages/intl.tsx'
import { BreakableAddress } from '../../typography/BreakableAddress.tsx'
import { region } from '../../region/region.ts'

type ContactsProps = { contacts: ContactsOnWire; address?: string; geolocation?: string | null | undefined }

/** How to reach a place or its people; the address is last. */
export function Contacts({ contacts, address, geolocation }: ContactsProps) {
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
      content: (
        <Link href={`mailto:${email}`}>
          <span>
            <BreakableAddress address={email} />
          </span>
        </Link>
      ),
    })),
    ...(contacts.site
      ? [
          {
            icon: globe,
            label: say('place.site'),
            content: (
              <Link href={contacts.site} ownHosts={region.ownHosts}>
                <span>
                  <BreakableAddress address={new URL(contacts.site).host} />
                </span>
              </Link>
            ),
          },
        ]
      : []),
    ...(address ? [{ icon: pin, label: say('contact.address'), content: address }] : []),
    ...(geolocation ? [{ icon: map, label: say('contact.coordinates'), content: coordinatesText(geolocation) }] : []),
  ]
  return <ContactList contacts={rows} />
}
