import { expect, within } from 'storybook/test'

/** A signed-in visitor. */
export const auth = { expires: 4_000_000_000, owner: 'anna' }

/** Responses for calls of account data, which go to the portal's server and not through the page's provider. */
export const respondToAccountCalls = (responseOf: (call: string) => Response | null) => () => {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return (pathname.startsWith('/api/') && responseOf(pathname)) || fetch(input, init)
  }
  return () => {
    globalThis.fetch = fetch
  }
}

/** A page whose account is not available. */
export const unavailableAccount = {
  beforeEach: respondToAccountCalls(() => Response.json({}, { status: 503 })),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(/вашей\sучётной\sзаписи|your\saccount/)
  },
}
