import { accountAddresses } from '@tropa/contract'
import { argon2Passwords } from '../api/accounts/passwords.ts'
import { createApp } from '../api/app.ts'
import { openSeededDatabase } from '../api/testing/database.ts'
import { median, milliseconds } from './measure.ts'
import { record } from './report.ts'

const pairs = Number(process.env['BENCH_PAIRS'] ?? 400)
const warmUps = 20
/** Beyond this two samples differ at p < 0.001, two-sided. */
const criticalZ = 3.29

const { db, close } = await openSeededDatabase('128MB')
const unlimited = { requests: 1e9, seconds: 60 }
let visitors = 0
const app = createApp({
  db,
  // A visitor of its own for each attempt, so that none waits for the failures before it.
  visitorOf: () => `bench ${(visitors += 1)}`,
  limits: { sign_in: unlimited, registration: unlimited, mail: unlimited },
  accounts: { passwords: argon2Passwords() },
  log: () => undefined,
})

async function post(path: string, body: unknown): Promise<{ status: number; body: string; spent: number }> {
  const start = performance.now()
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text, spent: performance.now() - start }
}

const someAddress = () => `${crypto.randomUUID()}@example.org`

async function anAccount(): Promise<string> {
  const email = someAddress()
  const person = { first_name: 'Anna', last_name: 'Moldanova', origin: 'foreign', country: 'Peru' }
  const { status } = await post(`/${accountAddresses.registration.path}`, {
    ...person,
    email,
    password: 'a warm house',
    agreement: true,
    personal_data: true,
  })
  if (status !== 201) throw new Error(`registration: ${status}`)
  return email
}

type Sides = { known: number[]; unknown: number[] }

/**
 * Ranks of both samples together.
 * @returns how many standard deviations the sum of one side's ranks is from that of equal samples
 * @see Mann and Whitney, On a test of whether one of two random variables is stochastically larger (1947)
 */
function mannWhitneyZ({ known, unknown }: Sides): number {
  const all = [
    ...known.map((spent) => ({ spent, isKnown: true })),
    ...unknown.map((spent) => ({ spent, isKnown: false })),
  ]
  const ranked = all.toSorted((one, other) => one.spent - other.spent)
  const rankSum = ranked.reduce((sum, { isKnown }, at) => (isKnown ? sum + at + 1 : sum), 0)
  const [n, m] = [known.length, unknown.length]
  const u = rankSum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

type Case = { name: string; path: string; body: (email: string) => object; status: number }
const cases: readonly Case[] = [
  {
    name: 'sign-in with a wrong password',
    path: `/${accountAddresses.login.path}`,
    body: (email) => ({ email, password: 'another house' }),
    status: 422,
  },
  { name: 'recovery', path: `/${accountAddresses.recover.path}`, body: (email) => ({ email }), status: 202 },
]

/** Asks in turns, in a random order, so that a busy machine affects both sides equally. */
async function sidesOf({ name, path, body, status }: Case, accounts: readonly string[]): Promise<Sides> {
  const sides: Sides = { known: [], unknown: [] }
  const responses = new Set<string>()
  const ask = async (email: string, spent: number[] | undefined) => {
    const response = await post(path, body(email))
    if (response.status !== status) throw new Error(`${name}: ${response.status} ${response.body}`)
    responses.add(response.body)
    spent?.push(response.spent)
  }
  for (const [turn, email] of accounts.entries()) {
    const isWarm = turn >= warmUps
    const turns = [
      () => ask(email, isWarm ? sides.known : undefined),
      () => ask(someAddress(), isWarm ? sides.unknown : undefined),
    ]
    for (const next of Math.random() < 0.5 ? turns : turns.toReversed()) await next()
  }
  if (responses.size !== 1) throw new Error(`${name}: ${responses.size} different answers`)
  return sides
}

/** Each account is asked about once in a case, so that no attempt slows the next one. */
async function row(example: Case, accounts: readonly string[]) {
  const sides = await sidesOf(example, accounts)
  const z = mannWhitneyZ(sides)
  const difference = median(sides.known) - median(sides.unknown)
  return [
    example.name,
    sides.known.length,
    milliseconds(median(sides.known)),
    milliseconds(median(sides.unknown)),
    difference.toFixed(3),
    z.toFixed(2),
    `within ±${criticalZ}: ${Math.abs(z) <= criticalZ ? 'met' : '**missed**'}`,
  ]
}

try {
  const accounts = []
  for (let made = 0; made < pairs + warmUps; made += 1) accounts.push(await anAccount())
  const rows = []
  for (const example of cases) rows.push(await row(example, accounts))
  record({
    title: 'Finding out accounts by time',
    parts: [
      'Time of one answer, in process, on the embedded database, argon2id at its usual cost: for the address of an account and for one that nobody has, in pairs of random order. All answers of a case are the same text. z of the Mann–Whitney test: beyond ±3.29 the two differ at p < 0.001.',
      { head: ['', 'pairs', 'known, ms', 'unknown, ms', 'difference, ms', 'z', 'goal'], rows },
    ],
  })
} finally {
  await close()
}
