/** Why the program cannot start, in a sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError'
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
