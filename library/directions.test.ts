import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const physical =
  /\b((margin|padding|border)(Left|Right)|border(Top|Bottom)(Left|Right)Radius|left|right)['"]?:|\b(textAlign|float|clear): '(left|right)'/
/** A map has its west on the left in every language, and positions on it are measured from the left. */
const ofMaps = /^(Map|SketchMap)\//

const sidesIn = (code: string): string[] => code.split('\n').filter((line) => physical.test(line))
const styles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css.ts') && !name.includes('node_modules/') && !ofMaps.test(name))

test('the check finds a style that names a side of the screen', () => {
  const code = ['marginLeft: 0,', "textAlign: 'right',", 'left: 0,', 'borderTopLeftRadius: 0,', 'marginInlineStart: 0,']
  expect(sidesIn(code.join('\n'))).toEqual(code.slice(0, 4))
})

test('styles name the start and the end of a line, so that they follow the direction of the language', () => {
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.flatMap((name) => sidesIn(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([])
})

test('no style uses `:dir()`, which the build would turn into a list of languages', () => {
  const asking = styles.filter((name) => readFileSync(join(import.meta.dirname, name), 'utf8').includes(':dir('))
  expect(asking).toEqual([])
})
