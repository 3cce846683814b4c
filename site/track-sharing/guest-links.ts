/** The cookie with the links to tracks that a guest has made without scripts. No script reads it. */
export const guestLinksCookie = 'guest_links'

/** `secret` ends the link. */
export type GuestLink = { token: string; secret: string }

/** Each link takes up to 129 of the 4096 bytes of a cookie. */
export const mostGuestLinks = 10

const link = /^([\w-]{24,64})\.([\w-]{24,64})$/

/** The newest first. Drops invalid entries. */
export const readGuestLinks = (text: string | undefined): readonly GuestLink[] =>
  (text ?? '').split('~', mostGuestLinks).flatMap((one) => {
    const [, token, secret] = link.exec(one) ?? []
    return token !== undefined && secret !== undefined ? [{ token, secret }] : []
  })

/** `token.secret~token.secret` */
export const guestLinksText = (links: readonly GuestLink[]): string =>
  links.map(({ token, secret }) => `${token}.${secret}`).join('~')

/** Adds a new link before the others; the oldest may be dropped. */
export const withGuestLink = (links: readonly GuestLink[], made: GuestLink): readonly GuestLink[] =>
  [made, ...links].slice(0, mostGuestLinks)
