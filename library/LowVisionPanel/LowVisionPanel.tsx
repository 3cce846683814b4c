import { useId, useState, type MouseEvent, type Ref, type SyntheticEvent } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eye } from '../Icon/icons.ts'
import { lowVisionPanelMessages, type LowVisionPanelMessages } from '../messages/LowVisionPanel.ts'
import { useMessages } from '../messages/useMessages.ts'
import {
  changedReading,
  fields,
  isPanelNeeded,
  isReadingField,
  type ReadingField,
  type ReadingSettings,
} from './reading.ts'

export type { ReadingField, ReadingSettings }
export type LowVisionPanelPart =
  | 'root'
  | 'details'
  | 'summary'
  | 'icon'
  | 'form'
  | 'group'
  | 'label'
  | 'choices'
  | 'choice'
  | 'reset'

export interface LowVisionPanelProps {
  value?: ReadingSettings
  defaultValue?: ReadingSettings
  /**
   * Called when a field changes; an empty value is the default, `reading` is `reset`, and `vision` hides the panel.
   * Replaces the post.
   */
  onChange?: (field: ReadingField, value: string) => void
  /** The address of the post without JavaScript, or without `onChange`. */
  action: string
  /** Whether the settings are unfolded on a phone, where there is no room for them otherwise. */
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  ref?: Ref<HTMLElement>
  messages?: Partial<LowVisionPanelMessages>
  classNames?: ClassNames<LowVisionPanelPart>
}

/** Uncontrolled, a `<details>` opens by itself; controlled, a press only reports to `onOpenChange`. */
function useOpening({
  isOpen,
  defaultOpen,
  onOpenChange,
}: Pick<LowVisionPanelProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>) {
  if (isOpen === undefined) {
    const report = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => onOpenChange?.(currentTarget.open)
    return { details: { open: defaultOpen, onToggle: report }, summary: {} }
  }
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onOpenChange?.(!isOpen)
  }
  return { details: { open: isOpen }, summary: { onClick: ask } }
}

/**
 * The reading settings: colours, text size, typeface, spacing, pictures, and a way back to the usual version. Shown
 * above the page while the version for low vision is on, in any colours; on phones behind one button. It changes
 * nothing itself: the page sets the settings on its root, as `data-theme`, `data-text`, `data-font`, `data-spacing`,
 * `data-images` and `data-motion`. Keyboard: Tab goes through the choices, Enter and Space choose; on phones they
 * also unfold the settings. Parts: `choices` holds the values of one setting, `choice` is one of them.
 * @see GOST R 52872-2019, accessibility of sites and applications for people with disabilities
 */
export function LowVisionPanel(props: LowVisionPanelProps) {
  const { value, defaultValue = {}, onChange, action, ref, messages, classNames = {} } = props
  const words = useMessages(lowVisionPanelMessages, messages)
  const id = useId()
  const root = useFocusReturn(ref)
  const opening = useOpening(props)
  const [own, setOwn] = useState(defaultValue)
  const settings = value ?? own
  const chosen = (field: keyof ReadingSettings) => (settings[field] === 'light' ? '' : (settings[field] ?? ''))
  const change = (name: string, changed: string) => {
    if (!isReadingField(name)) return
    setOwn(changedReading(settings, name, changed))
    onChange?.(name, changed)
  }

  return (
    <section ref={root} className={classNames.root} aria-label={words.settings}>
      <details className={classNames.details} {...opening.details}>
        <summary className={classNames.summary} {...opening.summary}>
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
                  <button
                    key={one}
                    className={classNames.choice}
                    type="submit"
                    name={field}
                    value={one}
                    aria-pressed={chosen(field) === one}
                  >
                    {words[labels][one]}
                  </button>
                ))}
              </div>
            </div>
          ))}
          {!isPanelNeeded(settings) && (
            <button className={classNames.reset} type="submit" name="vision" value="">
              {words.hide}
            </button>
          )}
          <button className={classNames.reset} type="submit" name="reading" value="reset">
            {words.reset}
          </button>
        </ChoiceForm>
      </details>
    </section>
  )
}
