import testRunner from './test-runner.ts'

// The name that the generated tests call. The test runner's own set-up would load all of Storybook for each file.
globalThis.__sbPostVisit = testRunner.postVisit
