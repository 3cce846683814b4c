import { expect } from '@playwright/test'
import { api } from './portals.ts'

/** The mails to the address as HTML, the newest first. They are read from the outbox, which is only on this machine. */
export async function mailsTo(email: string): Promise<string[]> {
  const outbox = await (await fetch(`${api}/outbox`)).text()
  return outbox.split('<hr>').filter((mail) => mail.includes(email))
}

/** Waits for a mail to the address with these words, and returns the newest one. */
export async function mailTo(email: string, words: string): Promise<string> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.includes(words)) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}

/** Waits for a mail to the address with a link to this page, and returns the link from the newest one. */
export async function linkTo(email: string, path: string): Promise<string> {
  const found = async () =>
    (await mailsTo(email))
      .flatMap((mail) => [...mail.matchAll(/href="([^"]+)"/g)])
      .map(([, url = '']) => url.replaceAll('&amp;', '&'))
      .find((url) => url.includes(`${path}?token=`)) ?? ''
  await expect.poll(found).not.toBe('')
  return found()
}
