import { expect, test } from 'vitest'
import { parseEnvFile, withEnvFile } from './env-file.mjs'

test('an .env file gives names and values, without comments and quotes', () => {
  const text = '# a comment\nPORT=4000 # mine\r\n  export HOST = localhost\nDATA_DIR="my data # here"\nEMPTY=\nnot a line\nDATABASE_URL=postgres://a:b#c@d/e'

  expect(parseEnvFile(text)).toEqual({ PORT: '4000', HOST: 'localhost', DATA_DIR: 'my data # here', EMPTY: '', DATABASE_URL: 'postgres://a:b#c@d/e' })
})

test('without an .env file the environment stands as it is', () => {
  expect(withEnvFile('/nowhere/.env', { PORT: '5000' })).toEqual({ PORT: '5000' })
})
