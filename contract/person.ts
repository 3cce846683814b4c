import * as v from 'valibot'
import { bounds } from './bounds.ts'
import { isCalendarDate, isSinceEarliest, latestToday } from './calendar-date.ts'
import { isInn, isSnils } from './checksums.ts'
import { visible } from './visible.ts'

/**
 * A name may have hyphens, apostrophes and spaces between its letters, and at most two marks on a letter. Invisible
 * letters are refused, because two different names would look alike.
 */
const lettersOnly = /^(?!.*\p{Default_Ignorable_Code_Point})\p{L}\p{M}{0,2}(?:[ '’-]?\p{L}\p{M}{0,2})*$/u

const text = (schema: { min: number; max: number }) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    visible,
    v.minLength(schema.min),
    v.maxLength(schema.max),
    v.normalize('NFC'),
  )

/** A first name, a last name or a patronymic: letters with hyphens, apostrophes and spaces between them. */
export const Name = v.pipe(text(bounds.name), v.regex(lettersOnly, 'letters'))

/** The whole name of who pays: letters, as in the names it consists of. */
export const FullName = v.pipe(text(bounds.full_name), v.regex(lettersOnly, 'letters'))

/** The name of a municipality, region, country, city or organisation; no control or direction characters. */
export const PlaceName = v.pipe(
  text(bounds.place),
  v.regex(/^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{P}\p{Zs}№+]+$/u, 'characters'),
)

/** An e-mail address of ASCII characters; in lower case after validation, as accounts are found by it. */
export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(bounds.email.max),
  v.regex(/^[\x21-\x7e]+$/, 'email'),
  v.email(),
  v.toLowerCase(),
)

const isWellFormed = (value: string) => value.isWellFormed() && !value.includes('\0')

/** A new password, taken as it is typed: spaces at its ends count. */
export const NewPassword = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.minLength(bounds.password.min),
  v.maxLength(bounds.password.max),
  v.check(isWellFormed, 'characters'),
)

/** A password that is compared with a stored one. Its only bound keeps the work of hashing small. */
export const Password = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(bounds.password.max))

/** A `CalendarDate` that is not in the future: its messages name 1900 and today as the limits. */
export const BirthDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isSinceEarliest, 'earliest_date'),
  v.check((day) => day <= latestToday(), 'past_date'),
  v.check((day) => isCalendarDate(day), 'iso_date'),
  v.brand('CalendarDate'),
)

/** `male` or `female`. */
export const Sex = v.picklist(['male', 'female'])
export type Sex = v.InferOutput<typeof Sex>

const digits = (value: string) => value.replace(/[\s()-]/g, '')

/** A phone number of Russia: 10 digits after validation; `+7` or `8` before them and separators are dropped. */
export const Phone = v.pipe(
  v.string(),
  v.transform(digits),
  v.nonEmpty('required'),
  v.transform((value) => value.replace(/^(?:\+7|[78])(?=\d{10}$)/, '')),
  v.regex(/^\d{10}$/, 'phone'),
)

/** A SNILS: 11 digits after validation; spaces and hyphens are dropped. */
export const Snils = v.pipe(v.string(), v.transform(digits), v.nonEmpty('required'), v.check(isSnils, 'snils'))

/** An INN of 10 or 12 digits. */
export const Inn = v.pipe(v.string(), v.transform(digits), v.nonEmpty('required'), v.check(isInn, 'inn'))

/**
 * A passport of Russia (4 digits and 6, or 2 and 7 for travel abroad), a birth certificate (`IV-АБ 123456`), or a
 * foreign passport (6 to 9 capital letters and digits).
 */
const passports = /^(?:\d{4} ?\d{6}|\d{2} ?\d{7}|[IVXLC]{1,5}-[А-Я]{2} ?\d{6}|(?=.*\d)[A-Z\d]{6,9})$/

/** The series and number of an identity document, in upper case after validation. */
export const Passport = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.toUpperCase(),
  v.regex(passports, 'passport'),
)

/** Sizes of clothes that are given as souvenirs. */
export const SouvenirSize = v.picklist(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'])
