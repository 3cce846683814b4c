import { useId } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eye } from '../Icon/icons.ts'
import { lowVisionPanelMessages, type LowVisionPanelMessages } from '../messages/LowVisionPanel.ts'
import { useMessages } from '../messages/useMessages.ts'

export type LowVisionPanelPart = 'root' | 'details' | 'summary' | 'icon' | 'form' | 'group' | 'label' | 'choices' | 'choice' | 'reset'

/** An absent value is the usual one. */
export interface ReadingSettings {
  theme?: 'light' | 'dark' | 'lv-black-on-white' | 'lv-white-on-black' | 'lv-blue-on-blue'
  text?: '150' | '200'
  spacing?: 'wide' | 'wider'
  images?: 'off'
}
export type ReadingField = keyof ReadingSettings | 'reading'

export interface LowVisionPanelProps {
  value: ReadingSettings
  /** One field changed; an empty value is the usual one, and `reading` is `reset`. */
  onChange?: (field: ReadingField, value: string) => void
  /** Where the same field is posted without JavaScript. */
  action: string
  defaultOpen?: boolean
  messages?: Partial<LowVisionPanelMessages>
  classNames?: ClassNames<LowVisionPanelPart>
}

const fields = [
  { field: 'theme', words: 'themes', values: ['', 'dark', 'lv-black-on-white', 'lv-white-on-black', 'lv-blue-on-blue'] },
  { field: 'text', words: 'texts', values: ['', '150', '200'] },
  { field: 'spacing', words: 'spacings', values: ['', 'wide', 'wider'] },
  { field: 'images', words: 'pictures', values: ['', 'off'] },
] as const

const isField = (name: string): name is ReadingField => name === 'reading' || fields.some(({ field }) => field === name)

/** How the page is read: shown over it while a theme for low vision is on; on phones behind one button. */
export function LowVisionPanel({ value, onChange, action, defaultOpen, messages, classNames = {} }: LowVisionPanelProps) {
  const words = useMessages(lowVisionPanelMessages, messages)
  const id = useId()
  const chosen = (field: keyof ReadingSettings) => (value[field] === 'light' ? '' : (value[field] ?? ''))
  const change = (name: string, changed: string) => isField(name) && onChange?.(name, changed)

  return (
    <section className={classNames.root} aria-label={words.settings}>
      <details className={classNames.details} open={defaultOpen}>
        <summary className={classNames.summary}>
          <Icon path={eye} classNames={{ root: classNames.icon }} />
          {words.settings}
        </summary>
        <ChoiceForm className={classNames.form} action={action} onChoose={onChange && change}>
          {fields.map(({ field, words: labels, values }) => (
            <div key={field} className={classNames.group} role="group" aria-labelledby={`${id}-${field}`}>
              <span className={classNames.label} id={`${id}-${field}`}>
                {words[field]}
              </span>
              <div className={classNames.choices}>
                {values.map((one) => (
                  <button key={one} className={classNames.choice} type="submit" name={field} value={one} aria-pressed={chosen(field) === one}>
                    {words[labels][one]}
                  </button>
                ))}
              </div>
            </div>
          ))}
          <button className={classNames.reset} type="submit" name="reading" value="reset">
            {words.reset}
          </button>
        </ChoiceForm>
      </details>
    </section>
  )
}
