import { fileURLToPath } from 'node:url'
import { getJestConfig } from '@storybook/test-runner'

const config = getJestConfig()
const browser = config.testEnvironmentOptions['jest-playwright']

export default {
  ...config,
  testEnvironment: fileURLToPath(new URL('shared-page.mjs', import.meta.url)),
  setupFilesAfterEnv: [],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...browser,
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: ['--no-sandbox', '--disable-gpu'],
      },
      // A visitor's browser speaks another language than the page.
      contextOptions: {
        ...browser?.contextOptions,
        reducedMotion: 'reduce',
        locale: 'en-US',
        viewport: { width: 1024, height: 800 },
      },
    },
  },
}
