import { existsSync, readFileSync } from 'node:fs'

/** A quoted value ends at the same quote; only a comment may follow it. */
const unquoted = (text) => /^(["'])((?:(?!\1).)*)\1\s*(?:#.*)?$/.exec(text)?.[2] ?? text.replace(/(^|\s+)#.*$/, '')

/** `NAME=value` lines; `#` begins a comment. Node reads such files itself only from 20.12. */
export const parseEnvFile = (text) =>
  Object.fromEntries(
    text
      .split(/\r?\n/)
      .map((line) => /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line))
      .flatMap((match) => (match ? [[match[1], unquoted(match[2])]] : [])),
  )

/** The variables of the file and of the environment, which overrides the file. */
export const withEnvFile = (file, environment) => ({
  ...(existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}),
  ...environment,
})
