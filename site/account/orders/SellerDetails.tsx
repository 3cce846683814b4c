import { pageAddress } from '../../addresses/page-address.ts'
import type { Seller } from '@tropa/contract'
import { PhoneLink } from '@tropa/library/PhoneLink/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './orders.css.ts'

/** The seller's details, which the law requires a shop to show before payment. */
export function SellerDetails({ seller }: { seller: Seller }) {
  const say = useWords()
  const { the_title, inn, ogrn, legal_address, phones, emails } = seller
  return (
    <p className={styles.quiet}>
      {say('seller.title')} <a href={pageAddress(`/companies/${seller.id}`)}>{the_title}</a>.{' '}
      {say('seller.inn', { inn })}
      {ogrn !== undefined && `, ${say('seller.ogrn', { ogrn })}`}. {legal_address}.{' '}
      {phones.slice(0, 1).map((number) => (
        <PhoneLink key={number} phone={number} />
      ))}{' '}
      {emails.slice(0, 1).map((email) => (
        <a key={email} href={`mailto:${email}`}>
          {email}
        </a>
      ))}
    </p>
  )
}
