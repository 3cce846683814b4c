import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isTextModule } from './vite-plugin.ts'

const root = resolve(import.meta.dirname, '../..')
/** Texts that are not read on pages: names only for screen readers, lookup tables, rules. */
const otherWords = /\/reactAria\/|\/typeset\.ts$|\/basemap-|make-sketch-map|\/languages\.ts$/
const isOfTests = /\.(test|stories)\.|node_modules|(^|\/)testing(\/|\.ts$)/

const sentence = /'[^'\n]*\p{Script=Cyrillic}[^'\n]*[ -][^'\n]*'|`[^`]*\p{Script=Cyrillic}[^`]*[ -][^`]*`/u
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test.each(['library', 'site/region'])('the build typesets every module of %s with sentences for visitors', (room) => {
  const modules = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, room, name))
    .filter((name) => /\.tsx?$/.test(name) && !isOfTests.test(name) && !otherWords.test(name))
    .filter((name) => sentence.test(withoutComments(readFileSync(name, 'utf8'))))

  expect(modules.length).toBeGreaterThan(1)
  expect(modules.filter((name) => !isTextModule(name))).toEqual([])
})
