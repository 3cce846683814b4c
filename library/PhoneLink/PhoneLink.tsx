import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { readPhone } from './phone.ts'

export type PhoneLinkPart = 'root'

export interface PhoneLinkProps {
  /** 10 digits without the country code, with any separators. */
  phone: string
  /** Refers to the link; empty if the text is not a phone number. */
  ref?: Ref<HTMLAnchorElement>
  classNames?: ClassNames<PhoneLinkPart>
}

/**
 * A phone number, shown as `+7 (XXX) XXX-XX-XX`. Only 10 digits are a number: any other text is shown unchanged,
 * without a link. Keyboard: Enter calls.
 * @see RFC 3966, The tel URI
 */
export function PhoneLink({ phone, ref, classNames = {} }: PhoneLinkProps) {
  const read = readPhone(phone)
  if (!read) return <span className={classNames.root}>{phone}</span>
  return (
    <a ref={ref} className={classNames.root} href={`tel:${read.number}`}>
      {read.text}
    </a>
  )
}
