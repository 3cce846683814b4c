import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WithOrganisationKey } from '../../gate/WithOrganisationKey.tsx'
import { NoticeBarProvider } from '../layouts/NoticeBar.tsx'
import { renderVisit } from '../testing/rendered-visit.tsx'

/** Like a browser in which site data is blocked. */
beforeEach(() => {
  for (const storage of ['sessionStorage', 'localStorage'] as const)
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a page renders if site data are blocked', async () => {
  await renderVisit(
    <NoticeBarProvider>
      <p>the page</p>
    </NoticeBarProvider>,
  )
  expect(await screen.findByText('the page')).toBeDefined()
})

test('the form for the key of an organisation is shown if site data are blocked', async () => {
  await renderVisit(<WithOrganisationKey lead="the lead">{(key) => key}</WithOrganisationKey>)
  expect(await screen.findByText('the lead')).toBeDefined()
})
