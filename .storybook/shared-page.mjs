import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js'

/** The browser, context and page of the first file that a worker runs. */
let opened

/**
 * All files that a worker runs use the page of its first file, as all stories of one file do: loading Storybook takes
 * longer than most files. A file begins with empty storage, but with the styles that earlier files have loaded.
 *
 * Nothing is closed after a file. The test runner closes the browser at the end, so Jest warns that a worker still has
 * a connection.
 */
export default class SharedPage extends StorybookEnvironment {
  async setup() {
    if (!opened) {
      await super.setup()
      const { browser, context, page } = this.global
      opened = { browser, context, page }
    }
    await opened.context.clearCookies()
    await opened.page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const { preVisit, postVisit } = await getTestRunnerConfig()
    Object.assign(this.global, opened, {
      // The names that the generated tests use. The test runner's own set-up would load all of Storybook for each file.
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      jestPlaywright: { resetPage: () => this.replacePage() },
    })
  }

  /** A test asks for it if its story has navigated, and loads Storybook itself. */
  async replacePage() {
    await opened.page.close()
    opened.page = await opened.context.newPage()
    this.global.page = opened.page
  }

  async handleTestEvent() {}

  async teardown() {}
}
