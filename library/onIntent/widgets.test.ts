import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onIntentNames } from './testing/widgets.tsx'

const library = join(import.meta.dirname, '..')
const read = (folder: string, file: string) => readFileSync(join(library, folder, file), 'utf8')
const sources = (folder: string) =>
  readdirSync(join(library, folder)).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))

const behaviour = /\buse(|Field|List)OnIntent\(/
const widgets = readdirSync(library, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'onIntent')
  .map(({ name }) => name)
  .filter((folder) => sources(folder).some((file) => behaviour.test(read(folder, file))))

test('the table has every widget whose behaviour loads on intent', () => {
  expect(onIntentNames.toSorted()).toEqual(widgets.toSorted())
})

test.each(onIntentNames)('%s has a transcript of a screen reader', (widget) => {
  expect(read(widget, 'spoken.test.tsx')).toContain('testSpoken(')
})
