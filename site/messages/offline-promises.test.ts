import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The pages of the gate and of a ticket (`storePage`), and a copy of the visitor's track (`keepDocument`), open
 * offline: their texts may say so, and so may the seller's.
 */
const isOfKeptPage = (key: string) => /^(?:gate|sales|ticket)\.|^trackSharing\.kept$/.test(key)
/** The article about what to take on a trip mentions these pages. */
const isAboutKeptPages = (value: object) => 'id' in value && value.id === 8003
const promise =
  /и без неё|без (сети|связи)|офлайн|\b(off-?line|without (an? (network|connection|signal)|the (network|internet)))\b/i

const root = resolve(import.meta.dirname, '../..')
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || isAboutKeptPages(value)) return []
  return Object.entries(value).flatMap(([key, part]) => (isOfKeptPage(key) ? [] : textsOf(part)))
}
const folders = ['site/messages', 'api/content']
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)

test.each(files)('%s makes no promise that needs a page stored for offline use', (file) => {
  const texts = textsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))
  expect(
    texts
      .filter((text) => promise.test(text))
      .map((text) => text.slice(Math.max(0, text.search(promise) - 60)).slice(0, 120)),
  ).toEqual([])
})
