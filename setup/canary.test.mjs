import { expect, test } from 'vitest'
import { canaryVerdict } from './canary.mjs'

const aTest = (component, story, message = '') => ({
  ancestorTitles: [component, story],
  title: 'smoke-test',
  status: message ? 'failed' : 'passed',
  failureMessages: message ? [message] : [],
})
const aRun = (...assertionResults) => ({ testResults: [{ message: '', assertionResults }] })
const names = ({ failed }) => failed.map(({ ancestorTitles }) => ancestorTitles.join(' '))

const failures = {
  light: aTest('Canary', 'Light', 'Expected no violations: color-contrast'),
  dark: aTest('Canary', 'Dark', 'in dark: color-contrast: <span>'),
  blackOnWhite: aTest('Canary', 'BlackOnWhite', 'in lv-black-on-white: color-contrast: <span>'),
  whiteOnBlack: aTest('Canary', 'WhiteOnBlack', 'in lv-white-on-black: color-contrast: <span>'),
  blueOnBlue: aTest('Canary', 'BlueOnBlue', 'in lv-blue-on-blue: color-contrast: <span>'),
}
const allFailed = Object.values(failures)

test('a canary passes if it fails in its theme', () => {
  const verdict = canaryVerdict(aRun(...allFailed, aTest('Button', 'Usual')))

  expect(verdict.passed).toBe(6)
  expect(names(verdict)).toEqual([])
})

test('a run without a theme fails', () => {
  expect(names(canaryVerdict(aRun(...Object.values({ ...failures, dark: aTest('Canary', 'Dark') }))))).toEqual([
    'Canary Dark',
  ])
})

test('a canary that fails in another theme fails', () => {
  expect(
    names(
      canaryVerdict(aRun(...Object.values({ ...failures, dark: aTest('Canary', 'Dark', 'in light: color-contrast') }))),
    ),
  ).toEqual(['Canary Dark'])
})

test('a run without one of its canaries fails', () => {
  expect(names(canaryVerdict(aRun(...allFailed.slice(1), aTest('Button', 'Usual'))))).toEqual(['Canary Light'])
})

test('stories that are excluded by tags are not counted', () => {
  expect(canaryVerdict(aRun(...allFailed, { ...aTest('Button', 'Usual'), status: 'pending' })).passed).toBe(5)
})

test('a file that could not be loaded is a failure', () => {
  const run = { testResults: [{ message: 'SyntaxError', assertionResults: [] }, ...aRun(...allFailed).testResults] }

  expect(names(canaryVerdict(run))).toEqual(['(file)'])
})
