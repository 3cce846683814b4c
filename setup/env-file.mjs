import { existsSync, readFileSync } from 'node:fs'

/** The text inside matching quotes; only a comment may follow. */
const unquoted = (text) => /^(["'])((?:(?!\1).)*)\1\s*(?:#.*)?$/.exec(text)?.[2] ?? text.replace(/(^|\s+)#.*$/, '')

/** Parses `NAME=value` lines; `#` begins a comment. Node reads such files itself only from 20.12. */
export const parseEnvFile = (text) =>
  Object.fromEntries(
    text
      .split(/\r?\n/)
      .map((line) => /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line))
      .flatMap((match) => (match ? [[match[1], unquoted(match[2])]] : [])),
  )

/** The variables of the file and the environment; the environment takes precedence. */
export const withEnvFile = (file, environment) => ({
  ...(existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}),
  ...environment,
})
