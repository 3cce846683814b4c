/** Redirects to sign in and back to this page; drafts, the cart and an attempt to buy are kept. */
export async function askToSignInAgain(): Promise<void> {
  const { signInAgain } = await import('./auth-actor.ts')
  signInAgain()
}

/** Reports a 401 for a change that waits in this browser and is sent after the next sign-in. */
export async function reportUnsentChange(): Promise<void> {
  const { changeUnauthorized } = await import('./auth-actor.ts')
  changeUnauthorized()
}

/** Reports a 401. Its code loads with the first one, and never on the server. */
export async function reportUnauthorized(): Promise<void> {
  if (typeof document === 'undefined') return
  const { unauthorized } = await import('./auth-actor.ts')
  unauthorized()
}
