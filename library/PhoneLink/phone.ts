/** A phone number as it is dialled and as it is written. */
export interface Phone {
  /** For `tel:`. */
  number: string
  text: string
}

const digitsAndMarks = /^[\d\s().\-‑–]*$/

/** A number is known by its 10 digits, without the country code; anything else is `null`. */
export function readPhone(written: string): Phone | null {
  const digits = written.replace(/\D/g, '')
  if (digits.length !== 10 || !digitsAndMarks.test(written)) return null
  return { number: `+7${digits}`, text: digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4') }
}
