/** Leads to sign in and back to this page; what was typed, the cart and an attempt to buy stay. */
export async function askToSignInAgain(): Promise<void> {
  const { signInAgain } = await import('./auth-actor.ts')
  signInAgain()
}

/** A call was answered 401. The code for it loads with the first one, and never on the server. */
export async function reportUnauthorized(): Promise<void> {
  if (typeof document === 'undefined') return
  const { unauthorized } = await import('./auth-actor.ts')
  unauthorized()
}
