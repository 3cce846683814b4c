import { type Calls, calls, type Language } from '@tropa/contract'
import { argon2Passwords } from '../accounts/passwords.ts'
import type { AppOptions } from '../app.ts'
import { deliverDue } from '../mail/deliver.ts'
import type { WeatherSource } from '../mail/portal-weather.ts'
import type { Outgoing } from '../mail/post.ts'
import { testSeal } from '../tickets/testing/tickets.ts'
import { aPortal, type TestPortal, today } from './portal.ts'

/** A registration that is accepted; each has its own address. */
export const aRegistration = (fields: Record<string, unknown> = {}) => ({
  first_name: 'Анна',
  last_name: 'Айваседа',
  email: `visitor-${crypto.randomUUID()}@example.org`,
  origin: 'ugra',
  municipality: 'Сургут',
  password: 'correct horse',
  agreement: true,
  personal_data: true,
  ...fields,
})

type Sent = { token?: string; language?: Language; headers?: Record<string, string>; path?: string }

export type AccountPortal = TestPortal & {
  /** Makes a call by name; `path` stands in for one with parameters. */
  call: (name: keyof Calls, body?: unknown, options?: Sent) => Promise<Response>
  /** Registers somebody. @returns the address, the password and the token */
  aUser: (fields?: Record<string, unknown>) => Promise<{ email: string; password: string; token: string }>
  /** Sends what is due. @returns the mails */
  mails: (weather?: WeatherSource) => Promise<Outgoing[]>
  /** Sends what is due. @returns the mail to an address with such a subject */
  mailTo: (email: string, subject: RegExp) => Promise<Outgoing | undefined>
  isSignedIn: (token: string) => Promise<boolean>
  /** The portal's clock; it stands still until a test moves it. */
  clock: { now: Date; forward: (seconds: number) => void }
  /** The visitor who makes the next requests. */
  visitor: { address: string }
}

/** A portal whose password hashes are cheap, with its clock, its visitor and its mails. */
export async function anAccountPortal(options: Partial<AppOptions> = {}): Promise<AccountPortal> {
  const clock = {
    now: today,
    forward: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const visitor = { address: '192.0.2.1' }
  const many = { requests: 1_000_000, seconds: 60 }
  const portal = await aPortal({
    now: () => clock.now,
    visitorOf: () => visitor.address,
    tickets: { seal: testSeal },
    limits: { sign_in: many, registration: many, mail: many },
    accounts: { passwords: argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }) },
    ...options,
  })
  const call: AccountPortal['call'] = (name, body, { token, language = 'en', headers, path = calls[name].path } = {}) =>
    portal.fetch(path, {
      method: calls[name].method.toUpperCase(),
      language,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const aUser: AccountPortal['aUser'] = async (fields) => {
    const form = aRegistration(fields)
    const response = await call('registration', form)
    if (response.status !== 201) throw new Error(`registration: ${response.status} ${await response.text()}`)
    const { access_token } = await response.json()
    return { email: form.email, password: form.password, token: access_token }
  }
  const mails: AccountPortal['mails'] = async (weather) => {
    const sent: Outgoing[] = []
    const mailing = {
      db: portal.db,
      post: async (outgoing: Outgoing) => void sent.push(outgoing),
      siteUrl: 'https://portal.example',
      seal: testSeal,
      ...(weather && { weather }),
      now: () => clock.now,
      onFailure: (_: string, error: unknown) => {
        throw error
      },
    }
    let taken = 1
    while (taken > 0) taken = await deliverDue(mailing)
    return sent
  }
  const mailTo: AccountPortal['mailTo'] = async (email, subject) =>
    (await mails()).find(({ to, letter }) => to === email && subject.test(letter.subject))
  const isSignedIn = async (token: string) => (await call('profile', undefined, { token })).status === 200
  return { ...portal, call, aUser, mails, mailTo, isSignedIn, clock, visitor }
}

export const statusOf = async (response: Promise<Response>) => (await response).status

/** The token of the link in a mail. @throws {Error} where it has none */
export function linkToken({ letter }: Outgoing): string {
  for (const block of letter.blocks) {
    const token = typeof block === 'object' && 'url' in block && new URL(block.url).searchParams.get('token')
    if (token) return token
  }
  throw new Error('a mail without a link with a token')
}
