/** What a log keeps of an error. */
export type ErrorFields = {
  name: string
  message: string
  /** The calls only, without the message. */
  stack?: string
  code?: string | number
  cause?: ErrorFields
  /** Of an `AggregateError`. */
  errors?: ErrorFields[]
}

const deepestCause = 5
const longestMessage = 2000

/** What of an error's message may hold a visitor's data or a key, and what stands for it. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // drizzle's DrizzleQueryError ends with the parameters of its query.
  [/\nparams: .*$/s, ''],
  // PostgreSQL quotes the value that it refuses; names of tables and columns follow no colon.
  [/: ".*"/s, ': "…"'],
  [/\bvalue ".*"/s, 'value "…"'],
  [/\)=\(.*\)/s, ')=(…)'],
  // JSON.parse quotes the text around its error.
  [/, (?:\.{3})?".*"(?:\.{3})? is not valid JSON/s, ', not valid JSON'],
  // Passwords and keys stand in addresses.
  [/\/\/[^/\s@]*@/g, '//'],
  [/\?[^\s"'<>]+/g, '?…'],
]

function withoutSecrets(text: string): string {
  const clean = secrets.reduce((rest, [secret, replacement]) => rest.replace(secret, replacement), text)
  return clean.length > longestMessage ? `${clean.slice(0, longestMessage)}…` : clean
}

/** The stack repeats the message before the calls. */
function callsOf({ message, stack = '' }: Error): string {
  const start = message === '' ? -1 : stack.indexOf(message)
  const calls = start < 0 ? stack : stack.slice(start + message.length)
  return calls
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

const codeOf = (error: Error): string | number | undefined => {
  if (!('code' in error)) return undefined
  return typeof error.code === 'string' || typeof error.code === 'number' ? error.code : undefined
}

function fieldsOf(error: unknown, depth: number): ErrorFields {
  if (typeof error === 'string') return { name: 'string', message: withoutSecrets(error) }
  if (!(error instanceof Error)) return { name: typeof error, message: '' }
  const code = codeOf(error)
  const stack = callsOf(error)
  const fields: ErrorFields = { name: error.name, message: withoutSecrets(error.message) }
  if (stack) fields.stack = stack
  if (code !== undefined) fields.code = code
  if (depth >= deepestCause) return fields
  if (error.cause !== undefined) fields.cause = fieldsOf(error.cause, depth + 1)
  if (error instanceof AggregateError) fields.errors = error.errors.slice(0, 5).map((one) => fieldsOf(one, depth + 1))
  return fields
}

/**
 * An error for the log, with its causes: without SQL parameters, the values that a database quotes, and what stands in
 * an address behind `?` or before `@`. Other properties of the error, such as PostgreSQL's `detail`, are left out.
 */
export const errorFields = (error: unknown): ErrorFields => fieldsOf(error, 0)
