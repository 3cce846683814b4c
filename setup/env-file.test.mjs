import { expect, test } from 'vitest'
import { parseEnvFile, withEnvFile } from './env-file.mjs'

test('an .env file is parsed into names and values, without comments and quotes', () => {
  const text =
    '# a comment\nPORT=4000 # mine\r\n  export HOST = localhost\nDATA_DIR="my data # here"\nEMPTY=\nnot a line\nDATABASE_URL=postgres://a:b#c@d/e'

  expect(parseEnvFile(text)).toEqual({
    PORT: '4000',
    HOST: 'localhost',
    DATA_DIR: 'my data # here',
    EMPTY: '',
    DATABASE_URL: 'postgres://a:b#c@d/e',
  })
})

test('without an .env file the environment is unchanged', () => {
  expect(withEnvFile('/nowhere/.env', { PORT: '5000' })).toEqual({ PORT: '5000' })
})

test.each([
  ['A="x" # note', 'x'],
  ["A='x'  # it's a note", 'x'],
  ['A="x"#note', 'x'],
  ['A="x # y" # "note"', 'x # y'],
  ['A=\'say "x"\' # note', 'say "x"'],
  ['A="" # empty', ''],
  ['A= # empty', ''],
  ['A=#empty', ''],
  ['A=x#y # note', 'x#y'],
  ['A="x', '"x'],
  ['A="x" y', '"x" y'],
])('%s is %j', (line, value) => expect(parseEnvFile(line)).toEqual({ A: value }))
