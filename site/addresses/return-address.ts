import { localAddress } from './local-address.ts'

/** The parameter of `/login` that says where the visitor was. */
export const returnParameter = 'return_to'

/** Pages that begin or end a session, and addresses that are not pages. */
const neverReturnedTo = /^\/(?:login|logout|registration|recovery|reset-password|api|drawings|og|preferences)(?:\/|$)/i

/**
 * Where a visitor who has signed in returns to.
 * @param address from the address of the page
 * @returns a path of the portal with its query; home for any other address
 */
export function returnAddress(address: string | null, origin: string): string {
  const { pathname, search, hash } = localAddress(address, origin)
  return neverReturnedTo.test(decodedPath(pathname)) ? '/' : pathname + search + hash
}

function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/login'
  }
}

/** `/login` that leads back to `address` afterwards. */
export function loginAddress(address: string, origin: string): string {
  const back = returnAddress(address, origin)
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ [returnParameter]: back }).toString()}`
}
