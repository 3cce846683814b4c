/** Whether `If-None-Match` names what would be sent. */
export const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim() === etag || known.trim() === '*')
