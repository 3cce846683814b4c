import { expect, test } from 'vitest'
import { canaryVerdict } from './canary.mjs'

const aTest = (component, story, status) => ({ ancestorTitles: [component, story], title: 'smoke-test', status, failureMessages: status === 'failed' ? ['faint'] : [] })
const aRun = (...assertionResults) => ({ testResults: [{ message: '', assertionResults }] })
const names = ({ failed }) => failed.map(({ ancestorTitles }) => ancestorTitles.join(' '))

test('the canary of the run’s theme must fail, and counts as passed when it does', () => {
  const verdict = canaryVerdict(aRun(aTest('Canary', 'Dark', 'failed'), aTest('Canary', 'Light', 'passed'), aTest('Button', 'Usual', 'passed')), 'Dark')

  expect(verdict.passed).toBe(3)
  expect(names(verdict)).toEqual([])
})

test('a run that looked at another theme fails', () => {
  expect(names(canaryVerdict(aRun(aTest('Canary', 'Dark', 'passed'), aTest('Canary', 'Light', 'failed')), 'Dark'))).toEqual(['Canary Dark', 'Canary Light'])
})

test('a run without its canary fails', () => {
  expect(names(canaryVerdict(aRun(aTest('Button', 'Usual', 'passed')), 'Dark'))).toEqual(['Canary Dark'])
})

test('stories left out by their tags are not counted', () => {
  expect(canaryVerdict(aRun(aTest('Canary', 'Dark', 'failed'), aTest('Button', 'Usual', 'pending')), 'Dark').passed).toBe(1)
})

test('a file that could not be read is a failure', () => {
  const run = { testResults: [{ message: 'SyntaxError', assertionResults: [] }, ...aRun(aTest('Canary', 'Dark', 'failed')).testResults] }

  expect(names(canaryVerdict(run, 'Dark'))).toEqual(['(file)'])
})
