import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js'

/** Becomes the environment of the first file that a worker runs. */
let first

/**
 * All files that a worker runs use the page of its first file, as all stories of one file do: loading Storybook takes
 * longer than most files. Nothing is closed after a file, because the test runner closes the browser.
 */
export default class SharedPage extends StorybookEnvironment {
  async setup() {
    first ??= super.setup().then(() => this.global)
    const { browser, context, page, jestPlaywright } = await first
    Object.assign(this.global, { browser, context, page, jestPlaywright })
  }

  async handleTestEvent() {}

  async teardown() {}
}
