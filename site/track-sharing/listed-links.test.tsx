import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ResponseBody, Calls } from '@tropa/contract'
import { withDialogs } from '@tropa/library/Modal/testing.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { callOf, sendFrom } from '../app/testing/test-provider-responses.ts'
import { accountResponses } from '../app/testing/account-responses.ts'
import { words } from '../messages/intl.tsx'
import { PortalError } from '../portal/error.ts'
import { textDigest } from '../visitor/text-digest.ts'
import { MyLinks } from './MyLinks.tsx'
import { keepLink, type MyLink, myLinks } from './my-links.ts'

beforeEach(() => {
  localStorage.clear()
  withDialogs()
})
// Compiled before the wait of a test begins.
beforeAll(() => import('./EndLinkDialog.tsx'))
afterEach(cleanup)

const auth = { expires: 4_000_000_000 }
const say = words('en')
const aLink = (token: string, more: Partial<MyLink> = {}): MyLink => ({
  token,
  secret: null,
  can_add: false,
  made_at: '2026-11-20T10:15:00+05:00',
  digest: '',
  ...more,
})
const aToken = (sign: string) => sign.repeat(32)
const rows = () => screen.findAllByRole('listitem')

/** Answers the question whether to end a link; focus is on the safe answer. */
async function respond(id: 'share.end' | 'share.keep') {
  const question = await screen.findByRole('alertdialog', { name: say('share.endTitle') })
  expect(document.activeElement?.textContent).toBe(say('share.keep'))
  await userEvent.click(within(question).getByRole('button', { name: say(id) }))
}

/** The response of an account with a link that was also made in this browser, under the account's id. */
async function linksWith(token: string): Promise<ResponseBody<Calls['ownLinks']>> {
  const [first, second] = accountResponses.ownLinks.link_list
  if (!first || !second) throw new Error('the account of the tests has two links')
  return { link_list: [first, { ...second, id: await textDigest(token) }] }
}

test('a link of the account is listed once, and can be opened where it was made', async () => {
  keepLink(aLink(aToken('g')))
  keepLink(aLink(aToken('a'), { is_mailed: true }))
  await renderVisit(<MyLinks />, { auth, send: sendFrom({ ownLinks: await linksWith(aToken('a')) }).send })
  await screen.findByRole('heading', { name: say('share.linkMailed') })
  const list = await rows()

  expect(document.body).toBe(document.activeElement)
  expect(list.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    say('share.linkView'),
    say('share.linkMailed'),
    say('share.linkView'),
  ])
  expect(list.map((row) => within(row).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
    null,
    `/share_track?token=${aToken('a')}`,
    `/share_track?token=${aToken('g')}`,
  ])
})

test('each link has the number of stops of its track, and the start of the trip', async () => {
  await renderVisit(<MyLinks />, { auth, send: sendFrom().send })
  const list = (await rows()).map((row) => row.textContent?.replaceAll(/\s/g, ' '))

  expect(list[0]).toContain('3 stops')
  expect(list[0]).not.toContain('trip')
  expect(list[1]).toContain('1 stop · trip from 24 December')
})

test('a link from a mail is marked as such on every device of its account', async () => {
  const [mailed] = accountResponses.ownLinks.link_list.map((link) => ({ ...link, is_mailed: true }))
  await renderVisit(<MyLinks />, { auth, send: sendFrom({ ownLinks: { link_list: mailed ? [mailed] : [] } }).send })

  expect(await screen.findByRole('heading', { name: say('share.linkMailed') })).toBeTruthy()
})

test('a link is ended by its id, and removed from this browser', async () => {
  keepLink(aLink(aToken('a'), { is_mailed: true }))
  const { send, sent } = sendFrom({ ownLinks: await linksWith(aToken('a')) })
  const ended: string[] = []
  const provider: typeof send = async (outgoing) => {
    if (outgoing.method === 'get') return send(outgoing)
    ended.push(outgoing.path)
    return undefined
  }
  await renderVisit(<MyLinks />, { auth, send: provider })
  await screen.findByRole('heading', { name: say('share.linkMailed') })

  await userEvent.click(screen.getByRole('button', { name: new RegExp(`End: ${say('share.linkMailed')}`) }))
  await respond('share.keep')
  expect([ended, myLinks().length]).toEqual([[], 1])
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`End: ${say('share.linkMailed')}`) }))
  await respond('share.end')

  await waitFor(() => expect(sent.map(callOf).filter((call) => call === 'ownLinks')).toHaveLength(2))
  expect(ended).toEqual([`portal/track/my/links/${await textDigest(aToken('a'))}`])
  expect(myLinks()).toEqual([])
})

test('if the account’s links do not load, those of this browser are listed, and the others can be requested again', async () => {
  keepLink(aLink(aToken('g')))
  let ownLinks: unknown = new PortalError(503)
  const send: ReturnType<typeof sendFrom>['send'] = (outgoing) => sendFrom({ ownLinks }).send(outgoing)
  await renderVisit(<MyLinks />, { auth, send })
  expect(await rows()).toHaveLength(1)
  expect((await screen.findByRole('alert')).textContent).toContain(say('share.linksFailed'))

  ownLinks = await linksWith(aToken('a'))
  await userEvent.click(screen.getByRole('button', { name: words('en')('failed.retry') }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await rows()).toHaveLength(3)
})

test('a guest’s links are not requested', async () => {
  keepLink(aLink(aToken('g')))

  const { send, sent } = sendFrom()
  await renderVisit(<MyLinks />, { send })
  expect(await rows()).toHaveLength(1)
  expect(sent.map(callOf)).not.toContain('ownLinks')
})
