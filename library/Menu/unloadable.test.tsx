import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { Menu, type MenuOption } from './Menu.tsx'

vi.mock('./MenuList.tsx', () => Promise.reject(new Error('offline')))
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const label = { ru: 'Личный кабинет', en: 'Account' }
const tracks = { ru: 'Мои треки', en: 'My tracks' }
const out = { ru: 'Выйти', en: 'Sign out' }

/** What a screen reader says while a menu opens and its options are gone through by Tab. */
async function transcript(language: OwnLanguage, options: readonly MenuOption[]) {
  const { container } = render(
    <LanguageProvider language={language}>
      <form>
        <Menu label={label[language]} options={options}>
          {label[language]}
        </Menu>
      </form>
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  act(() => container.querySelector('summary')?.focus())
  await userEvent.keyboard('{ArrowDown}')
  for (const _ of options) await userEvent.tab()
  return virtual.spokenPhraseLog()
}

test.each(['ru', 'en'] as const)(
  'where its behaviour cannot be loaded, the options are links and buttons (%s)',
  async (language) => {
    const options = [
      { key: 'tracks', title: tracks[language], href: '#tracks' },
      { key: 'out', title: out[language], name: 'sign_out', value: '1' },
    ]

    expect(await transcript(language, options)).toEqual([
      'document',
      label[language],
      `link, ${tracks[language]}`,
      `button, ${out[language]}, 1`,
    ])
  },
)

test.each(['ru', 'en'] as const)('a menu without options is its button alone (%s)', async (language) => {
  expect(await transcript(language, [])).toEqual(['document', label[language]])
})
