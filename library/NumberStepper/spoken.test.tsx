import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { testSpoken } from '../onIntent/testing/spoken.tsx'
import { NumberStepper } from './NumberStepper.tsx'

const words = {
  ru: { label: 'Взрослые', valueText: (value: number) => `взрослых: ${value}` },
  en: { label: 'Adults', valueText: (value: number) => `adults: ${value}` },
}
const error = { ru: 'Осталось одно место', en: 'One seat is left' }
const reach = async () => {
  act(() => screen.getByRole('textbox').focus())
  await screen.findByRole('spinbutton')
}
const value = () => screen.getByRole<HTMLInputElement>('spinbutton').value

testSpoken(() => import('./Stepping.tsx'), {
  opens: {
    draw: (language) => <NumberStepper {...words[language]} min={1} max={3} defaultValue={2} />,
    act: reach,
    announced: {
      ru: ['textbox, Взрослые, 2', 'spinbutton, Взрослые, max value 3, min value 1, current value взрослых: 2'],
      en: ['textbox, Adults, 2', 'spinbutton, Adults, max value 3, min value 1, current value adults: 2'],
    },
  },
  moves: {
    act: async () => {
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(value()).toBe('1'))
      await userEvent.tab({ shift: true })
      await userEvent.tab()
    },
    announced: {
      ru: [
        'button, Меньше Взрослые, Не меньше 1, 1 control, disabled',
        'spinbutton, Взрослые, max value 3, min value 1, current value взрослых: 1',
        'assertive: взрослых: 1',
      ],
      en: [
        'button, Less Adults, At least 1, 1 control, disabled',
        'spinbutton, Adults, max value 3, min value 1, current value adults: 1',
        'assertive: adults: 1',
      ],
    },
  },
  // A typed number takes effect on blur.
  selects: {
    act: async () => {
      await userEvent.keyboard('{Backspace}9')
      await userEvent.tab()
      await waitFor(() => expect(value()).toBe('3'))
    },
    announced: {
      ru: ['button, Больше Взрослые, Не больше 3, 1 control, disabled', 'assertive: взрослых: 3. Не больше 3'],
      en: ['button, More Adults, At most 3, 1 control, disabled', 'assertive: adults: 3. At most 3'],
    },
  },
  // On blur an empty field gets the last number again.
  empty: {
    act: async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('{Backspace}')
      await userEvent.tab({ shift: true })
      await userEvent.tab()
    },
    announced: {
      ru: [
        'spinbutton, Взрослые, max value 3, min value 1, current value взрослых: 3',
        'button, Меньше Взрослые, 1 control',
        'spinbutton, Взрослые, max value 3, min value 1, current value взрослых: 3',
      ],
      en: [
        'spinbutton, Adults, max value 3, min value 1, current value adults: 3',
        'button, Less Adults, 1 control',
        'spinbutton, Adults, max value 3, min value 1, current value adults: 3',
      ],
    },
  },
  fails: {
    draw: (language) => <NumberStepper {...words[language]} error={error[language]} min={1} max={3} defaultValue={2} />,
    act: reach,
    announced: {
      ru: [
        'textbox, Взрослые, 2, Осталось одно место, invalid',
        'spinbutton, Взрослые, Осталось одно место, invalid, max value 3, min value 1, current value взрослых: 2',
      ],
      en: [
        'textbox, Adults, 2, One seat is left, invalid',
        'spinbutton, Adults, One seat is left, invalid, max value 3, min value 1, current value adults: 2',
      ],
    },
  },
})
