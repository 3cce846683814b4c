/** A call was answered 401. The code for it loads with the first one, and never on the server. */
export async function reportUnauthorized(): Promise<void> {
  if (typeof document === 'undefined') return
  const { unauthorized } = await import('./auth-actor.ts')
  unauthorized()
}
