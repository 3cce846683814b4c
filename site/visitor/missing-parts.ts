const missing = new WeakSet<Error>()
const spared = new WeakSet<Error>()

/** Records the error of a script that could not be loaded. */
export const noteMissingPart = (error: Error): void => void missing.add(error)

/** Whether a script of the page could not be loaded. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && missing.has(error)

/** Whether the page can do without the script that could not be loaded. */
export const isSpared = (error: Error): boolean => spared.has(error)

/**
 * Runs optional work that may have to load scripts. If they cannot be loaded, the page is not reloaded.
 * @returns `undefined` if it failed
 */
export async function ifLoaded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) spared.add(error)
    return undefined
  }
}
