import { expectNames, isHydrated, keptTrack } from './part-names.ts'
import { authPages, pages, signedInPages } from './pages.ts'
import { portal } from './portals.ts'
import { signUp } from './signed-in.ts'
import { arriveWith, test } from './visit.ts'

/** Three groups of pages for the workers; within a group, a browser with cached scripts opens the next page sooner. */
const thirds = Map.groupBy(Object.entries(pages).entries(), ([at]) => at % 3)

// The accessibility tests check these in Russian.
for (const third of thirds.values()) {
  const names = third.map(([, [name]]) => name).join(', ')
  test(`in en the landmarks and groups have unique names on ${names}`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang: 'en' })
    await page.addInitScript((kept) => localStorage.setItem('active_track', kept), keptTrack)
    for (const [, [name, address]] of third) {
      await page.goto(address)
      await isHydrated(page)
      await expectNames(page, [], name)
    }
  })
}

// The accessibility tests check the first in Russian, and the second only with lists that are not empty.
for (const [lang, beforeSignUp] of [
  ['ru', []],
  ['en', Object.values(authPages)],
] as const) {
  test(`in ${lang} the landmarks and groups of the pages of accounts have unique names`, async ({ page, context }) => {
    await arriveWith(context, portal, { lang })
    const check = async (addresses: readonly string[]) => {
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await expectNames(page, [], address)
      }
    }
    await check(beforeSignUp)
    await signUp(context)
    await check(Object.values(signedInPages))
  })
}

test('the check reports a part without a name and two parts with the same name', async ({ page, context }) => {
  await arriveWith(context, portal)
  // Hydration would remove elements that were added before it.
  await page.goto(pages.missing, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const part = (tag: string, name: string) => {
      const element = document.createElement(tag)
      if (name) element.setAttribute('aria-label', name)
      element.append(document.createElement('p'))
      return element
    }
    const disclosure = document.createElement('details')
    document
      .querySelector('main')
      ?.append(part('article', ''), part('form', 'Twice'), part('form', 'Twice'), part('fieldset', ''), disclosure)
  })
  await expectNames(page, ['a nameless article', 'a nameless group', 'another form "Twice"'], 'a broken page')
})
