/** A phone number as it is dialled and as it is written. */
export interface Phone {
  /** For `tel:`. */
  number: string
  text: string
}

const digitsAndMarks = /^[\d\s().\-‑–]*$/

/** Parses 10 digits without the country code; `null` for anything else. */
export function readPhone(written: string): Phone | null {
  const digits = written.replace(/\D/g, '')
  if (digits.length !== 10 || !digitsAndMarks.test(written)) return null
  return { number: `+7${digits}`, text: digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 ($1) $2-$3-$4') }
}
