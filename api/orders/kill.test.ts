import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { openSeededDatabase, seedFolder, serverUrl } from '../testing/database.ts'
import { usualOrderServices } from './services.ts'
import { sweepOrders } from './sweep.ts'
import { assertBooks } from './testing/books.ts'
import { MemoryGateway } from './testing/memory-gateway.ts'
import { serveGateway } from './testing/remote-gateway.ts'
import { anOffer } from './testing/shop.ts'

const program = fileURLToPath(new URL('testing/buyer-process.ts', import.meta.url))
const drizzleModules = new URL('../database/drizzle-modules.ts', import.meta.url).href
/** `KILLS=100` is the whole trial. On a server two processes are killed at once. */
const kills = Number(process.env['KILLS'] ?? 3)

const gateway = new MemoryGateway()
let served: Awaited<ReturnType<typeof serveGateway>>
let folder: string
let kept: OpenDatabase | undefined
/** Opens the database that the killed processes worked on; on a server it stays open beside them. */
let open: () => Promise<OpenDatabase>
let environment: Record<string, string>

beforeAll(async () => {
  served = await serveGateway(gateway)
  folder = await mkdtemp(join(tmpdir(), 'tropa-kill-'))
  if (serverUrl) {
    const server = await openSeededDatabase()
    kept = server
    const [current] = await rows<{ name: string }>(server.db, sql`select current_database() as name`)
    const own = new URL(serverUrl)
    own.pathname = current?.name ?? ''
    environment = { DATABASE_URL: own.href }
    open = async () => ({ ...server, close: async () => undefined })
  } else {
    await seedFolder(folder)
    environment = { DATA_DIR: folder }
    open = () => openEmbedded(folder)
  }
}, 200_000)
afterAll(async () => {
  served.close()
  await kept?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Reads this many lines from a process. */
async function readLines({ stdout }: ChildProcess, count: number): Promise<void> {
  let left = count
  await new Promise<void>((resolve) => {
    stdout?.on('data', (part) => {
      left -= String(part).split('\n').length - 1
      if (left <= 0) resolve()
    })
  })
}

/** Starts processes that sell, and kills them after this many answers. On a server there are two at once. */
async function killAfter(responses: number, offers: readonly number[]): Promise<void> {
  const { PATH = '' } = process.env
  const env = { PATH, ...environment, GATEWAY: served.url, OFFERS: offers.join(',') }
  const children = Array.from({ length: serverUrl ? 2 : 1 }, () =>
    spawn(process.execPath, ['--import', drizzleModules, program], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const ended = children.map((child) => once(child, 'exit'))
  await Promise.all(children.map((child) => readLines(child, responses)))
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(ended)
}

test(
  `the books stay correct after ${kills} processes have been killed while selling`,
  async () => {
    const services = { ...usualOrderServices(), gateway }
    const first = await open()
    const offers = [await anOffer(first.db, { seats: 7 }), await anOffer(first.db, { seats: 100_000 })]
    await first.close()

    for (let killed = 0; killed < kills; killed += 1) {
      await killAfter(8 + Math.floor(Math.random() * 30), offers)
      const { db, close } = await open()
      // The books must be consistent immediately, before anything is repeated.
      await assertBooks(db)
      await close()
    }

    const { db, close } = await open()
    for (const { id, status } of gateway.payments.values()) if (status === 'pending') gateway.expire(id)
    for (let turn = 1; turn <= 40; turn += 1) await sweepOrders(db, services, new Date(Date.now() + turn * 700_000))
    await assertBooks(db, gateway)
    const [made] = await rows<{ orders: number; paid: number; open: number }>(
      db,
      sql`
    select count(*)::int as orders, (count(*) filter (where paid_at is not null))::int as paid,
      (count(*) filter (where status = 'awaiting_payment'))::int as open from customer_order`,
    )
    expect(made).toMatchObject({ open: 0 })
    expect(made?.paid).toBeGreaterThan(0)
    expect(made?.orders).toBeGreaterThan(made?.paid ?? 0)
    process.stdout.write(`killed ${kills} times: ${made?.orders} orders, ${made?.paid} paid\n`)
    await close()
  },
  60_000 * (kills + 2),
)
