import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { NumberStepper } from './NumberStepper.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./Stepping.tsx'), 60_000)
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const words = {
  ru: { label: 'Взрослые', error: 'Осталось одно место', valueText: (value: number) => `взрослых: ${value}` },
  en: { label: 'Adults', error: 'One seat is left', valueText: (value: number) => `adults: ${value}` },
}

/** What a screen reader says as the field is reached, stepped to a bound, left for a button, and at the other bound. */
async function transcript(language: OwnLanguage) {
  render(
    <LanguageProvider language={language}>
      <NumberStepper {...words[language]} min={1} max={3} defaultValue={2} />
    </LanguageProvider>,
  )
  await virtual.start({ container: document.body })
  act(() => screen.getByRole('textbox').focus())
  const field = await screen.findByRole<HTMLInputElement>('spinbutton')
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(field.value).toBe('1'))
  await userEvent.tab({ shift: true })
  return virtual.spokenPhraseLog()
}

test('in English it says each new number, and why a button does nothing', async () => {
  expect(await transcript('en')).toEqual([
    'document',
    'textbox, Adults, 2, One seat is left, invalid',
    'spinbutton, Adults, One seat is left, invalid, max value 3, min value 1, current value adults: 2',
    'assertive: adults: 3. At most 3',
    'button, More Adults, At most 3, 1 control, disabled',
    'spinbutton, Adults, One seat is left, invalid, max value 3, min value 1, current value adults: 3',
    'assertive: adults: 1',
    'button, Less Adults, At least 1, 1 control, disabled',
  ])
})

test('in Russian it says the same', async () => {
  expect(await transcript('ru')).toEqual([
    'document',
    'textbox, Взрослые, 2, Осталось одно место, invalid',
    'spinbutton, Взрослые, Осталось одно место, invalid, max value 3, min value 1, current value взрослых: 2',
    'assertive: взрослых: 3. Не больше 3',
    'button, Больше Взрослые, Не больше 3, 1 control, disabled',
    'spinbutton, Взрослые, Осталось одно место, invalid, max value 3, min value 1, current value взрослых: 3',
    'assertive: взрослых: 1',
    'button, Меньше Взрослые, Не меньше 1, 1 control, disabled',
  ])
})
