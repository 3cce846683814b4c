import { expect } from '@playwright/test'
import { api } from './portals.ts'

/** The mails to the address, the newest first, as HTML. Only this machine sees them, so no browser asks for them. */
export async function mailsTo(email: string): Promise<string[]> {
  const outbox = await (await fetch(`${api}/outbox`)).text()
  return outbox.split('<hr>').filter((mail) => mail.includes(email))
}

/** The newest mail to the address that has these words, once there is one: others may be on their way. */
export async function mailTo(email: string, words: string): Promise<string> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.includes(words)) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** The link to this page in the newest mail to the address, once there is one. */
export async function linkTo(email: string, path: string): Promise<string> {
  const found = async () =>
    (await mailsTo(email))
      .flatMap((mail) => [...mail.matchAll(/href="([^"]+)"/g)])
      .map(([, url = '']) => url.replaceAll('&amp;', '&'))
      .find((url) => url.includes(`${path}?token=`)) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}
