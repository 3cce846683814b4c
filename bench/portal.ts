import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { portOf } from '@tropa/http/port-of'
import { closeServer } from '@tropa/http/server'
import { createApp } from '../api/app.ts'
import { createHttpServer } from '../api/http/server.ts'
import { openSeededDatabase } from '../api/testing/database.ts'

export type Running = { url: string; stop: () => Promise<void> }
export type Build = { folder: string; remove: () => Promise<void> }

const root = join(import.meta.dirname, '..')

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return portOf(server)
}

/** The reference API with its own database in memory. */
export async function startProvider(): Promise<Running> {
  const { db, close } = await openSeededDatabase('128MB')
  const server = createHttpServer(createApp({ db, visitorOf: () => 'bench', log: () => undefined }))
  const url = `http://127.0.0.1:${await listening(server)}`
  return { url, stop: () => closeServer(server, 0).then(close) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await closeServer(server)
  return port
}

/** The portal's program, as `npm start` runs it. */
export async function startPortal(build: string, apiUrl: string): Promise<Running> {
  const url = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    API_URL: apiUrl,
    SITE_URL: '',
    TROPA_BUILD: build,
  }
  const child = spawn(process.execPath, ['site/serve.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isReady) throw new Error('The portal did not start')
  return { url, stop: async () => void (child.kill('SIGTERM') && (await ended)) }
}

/** Builds the portal, or uses the build that `npm run bench` shares between its runners. */
export async function buildPortal(): Promise<Build> {
  const made = process.env['BENCH_BUILD']
  if (made) return { folder: made, remove: async () => {} }
  // Inside the project, because the built server resolves packages from its own location.
  await mkdir(join(root, '.build'), { recursive: true })
  const folder = await mkdtemp(join(root, '.build/bench-'))
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'bench/vite.config.ts']
  const child = spawn(process.execPath, vite, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', TROPA_BUILD: folder },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The portal could not be built')
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
