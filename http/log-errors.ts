/** The fields of an error in the log. */
export type ErrorFields = {
  name: string
  message: string
  /** The stack without the message. */
  stack?: string
  code?: string | number
  cause?: ErrorFields
  /** The errors of an `AggregateError`. */
  errors?: ErrorFields[]
}

const deepestCause = 5
const longestMessage = 2000

/** Parts of messages that may contain a visitor's data or a key, and their replacements. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // drizzle's DrizzleQueryError ends with the query's parameters.
  [/\nparams: .*$/s, ''],
  // PostgreSQL quotes the refused value after a colon; names of tables and columns do not follow a colon.
  [/: ".*"/s, ': "…"'],
  [/\bvalue ".*"/s, 'value "…"'],
  [/\)=\(.*\)/s, ')=(…)'],
  // JSON.parse quotes the text around the error.
  [/, (?:\.{3})?".*"(?:\.{3})? is not valid JSON/s, ', not valid JSON'],
  // Addresses may contain passwords and keys.
  [/\/\/[^/\s@]*@/g, '//'],
  [/\?[^\s"'<>]+/g, '?…'],
]

function withoutSecrets(text: string): string {
  const clean = secrets.reduce((rest, [secret, replacement]) => rest.replace(secret, replacement), text)
  return clean.length > longestMessage ? `${clean.slice(0, longestMessage)}…` : clean
}

/** `stack` begins with the message, which is logged by itself. */
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
 * The loggable fields of an error and its causes. Leaves out SQL parameters, values that a database quotes, the parts
 * of an address after `?` and before `@`, and other properties, such as PostgreSQL's `detail`.
 */
export const errorFields = (error: unknown): ErrorFields => fieldsOf(error, 0)
