import * as v from 'valibot'
import { BirthDate, EmailAddress, Name, NewPassword, Password, PlaceName, Sex } from './person.ts'
import { Instant } from './values.ts'

/** Where a visitor comes from: a resident of the portal's region, of Russia, or foreign. */
export const origins = ['ugra', 'russia', 'foreign'] as const
/** One of `origins`. */
export const Origin = v.picklist(origins)
export type Origin = v.InferOutput<typeof Origin>

/** The field that each origin asks for. */
export const placeOf = { ugra: 'municipality', russia: 'region', foreign: 'country' } as const satisfies Record<
  Origin,
  string
>

/** A name of an option, as the portal of a region defines it. */
const option = v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/)))

/** How a visitor reads: the portal drops the values that it does not know. */
export const ReadingSettings = v.object({
  lang: option,
  vision: option,
  theme: option,
  text: option,
  font: option,
  spacing: option,
  images: option,
  motion: option,
})
export type ReadingSettings = v.InferOutput<typeof ReadingSettings>

/** Settings of an account. `keeps_history`: whether the objects that the user opens are recorded. */
export const ProfileSettings = v.object({ reading: ReadingSettings, keeps_history: v.boolean() })
export type ProfileSettings = v.InferOutput<typeof ProfileSettings>

/** What a user says about themselves; fields that are left blank are absent or `null`. */
const person = {
  first_name: Name,
  last_name: Name,
  patronymic: v.nullish(Name, null),
  birth_date: v.nullish(BirthDate, null),
  sex: v.nullish(Sex, null),
  email: EmailAddress,
  origin: Origin,
  municipality: v.nullish(PlaceName, null),
  region: v.nullish(PlaceName, null),
  country: v.nullish(PlaceName, null),
}

type Places = { [Field in (typeof placeOf)[Origin]]?: string | null | undefined }
/** Whether a field is filled in, if the origin requires it. */
const asksFor = (origin: Origin) => (fields: { origin: Origin } & Places) =>
  fields.origin !== origin || Boolean(fields[placeOf[origin]])

/** Keeps only the place that the origin requires. */
const withOnePlace = <Fields extends { origin: Origin } & Places>(fields: Fields): Fields => {
  const none = { municipality: null, region: null, country: null }
  return { ...fields, ...none, [placeOf[fields.origin]]: fields[placeOf[fields.origin]] }
}

/** The form always sends it, so an empty value counts as missing. */
const repeated = v.optional(v.pipe(v.string(), v.nonEmpty('required')))
type Repeated = { password: string; password_repeat?: string | undefined }
const isSame = ({ password, password_repeat }: Repeated) =>
  password_repeat === undefined || password === password_repeat

/** A ticked box. */
const ticked = v.pipe(v.boolean('required'), v.literal(true, 'required'))

/**
 * A new account. `agreement`: the user agreement and the privacy policy; `personal_data`: the consent to process
 * personal data. `password_repeat` is compared where it is sent.
 */
export const Registration = v.pipe(
  v.object({
    ...person,
    password: NewPassword,
    password_repeat: repeated,
    agreement: ticked,
    personal_data: ticked,
  }),
  v.forward(v.partialCheck([['origin'], ['municipality']], asksFor('ugra'), 'required'), ['municipality']),
  v.forward(v.partialCheck([['origin'], ['region']], asksFor('russia'), 'required'), ['region']),
  v.forward(v.partialCheck([['origin'], ['country']], asksFor('foreign'), 'required'), ['country']),
  v.forward(v.partialCheck([['password'], ['password_repeat']], isSame, 'match'), ['password_repeat']),
  v.transform(withOnePlace),
)
export type Registration = v.InferOutput<typeof Registration>

/** A changed profile. `old_password` is required where `email` changes. */
export const ProfileChange = v.pipe(
  v.object({ ...person, old_password: v.optional(Password) }),
  v.forward(v.partialCheck([['origin'], ['municipality']], asksFor('ugra'), 'required'), ['municipality']),
  v.forward(v.partialCheck([['origin'], ['region']], asksFor('russia'), 'required'), ['region']),
  v.forward(v.partialCheck([['origin'], ['country']], asksFor('foreign'), 'required'), ['country']),
  v.transform(withOnePlace),
)
export type ProfileChange = v.InferOutput<typeof ProfileChange>

/** An e-mail address and its password. */
export const Login = v.object({ email: EmailAddress, password: Password })

/** A token of a mailed link; the same text everywhere else. */
const mailed = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200))
/** The token of a verification mail. */
export const Verification = v.object({ token: mailed })
/** The address to which a link for a new password is mailed. */
export const Recovery = v.object({ email: EmailAddress })
/** A new password by the token of a recovery mail. */
export const PasswordReset = v.pipe(
  v.object({ token: mailed, password: NewPassword, password_repeat: repeated }),
  v.forward(v.partialCheck([['password'], ['password_repeat']], isSame, 'match'), ['password_repeat']),
)
/** The erasure of an account, confirmed by its password. */
export const Erasure = v.object({ old_password: Password })
/** A new password by the old one. */
export const PasswordChange = v.pipe(
  v.object({ old_password: Password, password: NewPassword, password_repeat: repeated }),
  v.forward(v.partialCheck([['password'], ['password_repeat']], isSame, 'match'), ['password_repeat']),
)

/** A signed-in user. */
export const User = v.object({
  first_name: v.string(),
  last_name: v.string(),
  patronymic: v.nullish(v.string()),
  birth_date: v.nullish(v.string()),
  sex: v.nullish(v.string()),
  email: v.string(),
  email_verified: v.boolean(),
  origin: v.nullish(v.string()),
  municipality: v.nullish(v.string()),
  region: v.nullish(v.string()),
  country: v.nullish(v.string()),
  settings: v.optional(ProfileSettings),
})
export type User = v.InferOutput<typeof User>

/**
 * A session that has begun. The portal's server takes `access_token` out, so that no page sees it; `expires` is in unix
 * seconds.
 */
export const SessionStart = v.object({ access_token: v.optional(v.string()), expires: v.number(), user: User })
export type SessionStart = v.InferOutput<typeof SessionStart>

/** A session of the user. `device`: a browser and a system, such as `Firefox, Windows`. */
export const Session = v.object({
  id: v.string(),
  device: v.string(),
  created_at: Instant,
  last_seen_at: Instant,
  is_current: v.boolean(),
})
export type Session = v.InferOutput<typeof Session>

/** A recorded consent: the box, the version of the document's text, and when the box was ticked. */
export const Consent = v.object({
  box: v.picklist(['agreement', 'personal_data']),
  doc_id: v.number(),
  version: v.string(),
  given_at: Instant,
})
export type Consent = v.InferOutput<typeof Consent>

/** Mails that a user has chosen: status changes of paid services, new guide articles, research. */
export const Subscriptions = v.object({ paid_services: v.boolean(), guide: v.boolean(), research: v.boolean() })
export type Subscriptions = v.InferOutput<typeof Subscriptions>
