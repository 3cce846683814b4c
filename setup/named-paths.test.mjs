import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const documents = [
  'CONTRIBUTING.md',
  'README.md',
  ...globSync('{api,library,machines,site,bench,e2e,docs}/**/README.md'),
]
  .filter((file) => !file.includes('node_modules'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const everything = [
  ...documents,
  ...globSync('docs/decisions/*.md').map((file) => ({ file, text: readFileSync(file, 'utf8') })),
]

/** A path in code: of a room, with a folder or an extension; patterns and placeholders do not count. */
const named = /`((?:library|machines|contract|http|site|api|e2e|bench|setup|docs|\.storybook)\/[\w./$@-]*)`/g
const placesIn = (text) => [...text.matchAll(/`([\w.]+[\w./$@-]*)`/g)].map(([, path]) => path)
const pathsIn = (text) => [...text.matchAll(named)].map(([, path]) => path)
const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link).filter((link) => !/^\w+:/.test(link))
const commandsIn = (text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)

test('every path that the guides and decisions name exists', () => {
  const all = everything.flatMap(({ file, text }) => pathsIn(text).map((path) => ({ file, path })))

  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(({ path }) => !existsSync(path))).toEqual([])
})

test('every link of the guides and decisions leads to a file', () => {
  const all = everything.flatMap(({ file, text }) => linksIn(text).map((link) => ({ file, link })))

  expect(all.length).toBeGreaterThan(10)
  expect(all.filter(({ file, link }) => !existsSync(join(dirname(file), link)))).toEqual([])
})

test('every command that the guides and decisions name exists', () => {
  const all = everything.flatMap(({ file, text }) => commandsIn(text).map((name) => ({ file, name })))

  expect(all.length).toBeGreaterThan(15)
  expect(all.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('the guide names every command', () => {
  const { text } = documents.find(({ file }) => file === 'CONTRIBUTING.md')
  const named = new Set([...commandsIn(text), 'start', 'test'])

  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
})

test('each of the sample changes names at most three places, all of which exist', () => {
  const { text } = documents.find(({ file }) => file === 'CONTRIBUTING.md')
  const section = text.split('## Where a change goes')[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => /^\| (?!change|---)/.test(line))
  const places = rows.map((row) => placesIn(row.split('|')[2]))

  expect(rows).toHaveLength(12)
  expect(places.filter((list) => list.length < 1 || list.length > 3)).toEqual([])
  expect(places.flat().filter((path) => !existsSync(path))).toEqual([])
})
