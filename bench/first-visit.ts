import { brotliDecompressSync } from 'node:zlib'
import { firstScripts, onWire } from './first-load.ts'

export type Page = { address: string; html: string; htmlBytes: number; scripts: { file: string; bytes: number }[] }

/** KiB. */
export const goals = { html: 25, scripts: 125 }

export const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
export const scriptBytes = ({ scripts }: Page) => total(scripts.map(({ bytes }) => bytes))

/**
 * What a browser loads before a page is interactive.
 * @param portal the address of a portal that runs the build
 */
export async function weigh(address: string, portal: string, build: string): Promise<Page> {
  const body = await onWire(portal + address)
  const html = brotliDecompressSync(body).toString()
  const scripts = firstScripts(html, build).map(async (file) => ({
    file,
    bytes: (await onWire(`${portal}/${file}`)).length,
  }))
  return { address, html, htmlBytes: body.length, scripts: await Promise.all(scripts) }
}
