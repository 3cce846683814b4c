import type { TestRunnerConfig } from '@storybook/test-runner'

/** One run is in one theme: `STORY_GLOBALS=theme:dark`. */
const globals = process.env['STORY_GLOBALS'] ?? ''

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env['TARGET_URL'])
    url.searchParams.set('globals', globals)
    url.searchParams.set('viewMode', 'story')
    await page.goto(url.href, { waitUntil: 'load' })
  },
}
export default config
