import type { ClassNames } from '../dress.ts'
import { readPhone } from './phone.ts'

export type PhoneLinkPart = 'root'

export interface PhoneLinkProps {
  /** 10 digits without the country code, however they are divided. */
  phone: string
  classNames?: ClassNames<PhoneLinkPart>
}

/** A number to call; what is not a whole number stays as it was written. */
export function PhoneLink({ phone, classNames = {} }: PhoneLinkProps) {
  const read = readPhone(phone)
  if (!read) return <span className={classNames.root}>{phone}</span>
  return (
    <a className={classNames.root} href={`tel:${read.number}`}>
      {read.text}
    </a>
  )
}
