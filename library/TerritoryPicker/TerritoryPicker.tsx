import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
import { plain } from '../ComboBox/plain.ts'
import type { ListHeight } from '../ComboBox/rows.ts'
import { Disclosure, shut } from '../Disclosure/Disclosure.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, chevronDown } from '../Icon/icons.ts'
import { territoryPickerMessages, type TerritoryPickerMessages } from '../messages/TerritoryPicker.ts'
import { useMessages } from '../messages/useMessages.ts'
import { splitPinned, type Territory } from './pinned.ts'

export type TerritoryPickerPart = 'root' | 'pills' | 'pill' | 'icon' | 'more' | 'moreButton' | 'panel' | 'list' | 'option'

export interface TerritoryPickerProps {
  territories: readonly Territory[]
  /** Shown as pills, in this order; unknown ids are left out. */
  pinnedIds?: readonly number[]
  /** `null`: the whole region. */
  selectedId?: number | null
  defaultSelectedId?: number | null
  /** Takes the choice in place of the post. */
  onSelectionChange?: (id: number | null) => void
  /** Where `territory_id` is posted without JavaScript; empty is the whole region. */
  action: string
  /** The whole region in the region's own words. */
  allLabel?: string
  /** How tall 'More' may grow before it scrolls: 13.5 or 17.5 rem. */
  listHeight?: ListHeight
  defaultOpen?: boolean
  ref?: Ref<HTMLFormElement>
  messages?: Partial<TerritoryPickerMessages>
  classNames?: ClassNames<TerritoryPickerPart>
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Letters pressed within this time of each other are one word. */
const typingPause = 500

/** Moves focus among the options of 'More', by the arrows and by the letters a name begins with. */
function useOptionKeys() {
  const typed = useRef({ letters: '', at: 0 })

  const lettered = (event: KeyboardEvent, options: readonly HTMLElement[], at: number) => {
    const { letters, at: before } = typed.current
    const letter = plain(event.key)
    const word = event.timeStamp - before > typingPause ? letter : letters + letter
    typed.current = { letters: word, at: event.timeStamp }
    // One letter, however often, goes from name to name; a word stays while it fits.
    const isOne = word === letter.repeat(word.length)
    const asked = isOne ? letter : word
    const from = at + (isOne ? 1 : 0)
    return [...options.slice(from), ...options.slice(0, from)].find(({ textContent }) => plain(textContent ?? '').startsWith(asked))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const details = event.target instanceof Element ? event.target.closest('details') : null
    if (!details || (!details.open && event.key !== 'ArrowDown')) return
    const options = [...details.querySelectorAll<HTMLElement>('[role=option]')]
    const at = options.findIndex((option) => option === document.activeElement)
    // One stop for Tab: it closes the list and goes on from its pill.
    if (event.key === 'Tab' && at >= 0) {
      if (event.shiftKey) event.preventDefault()
      return shut(details)
    }
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    const step = steps[event.key]
    if (!step && !isLetter) return
    event.preventDefault()
    details.open = true
    if (isLetter) return lettered(event, options, Math.max(at, 0))?.focus()
    const chosen = at < 0 && event.key === 'ArrowDown' ? options.find((option) => option.getAttribute('aria-selected') === 'true') : undefined
    const next = chosen ?? options[step?.(at, options.length - 1) ?? 0]
    next?.focus()
  }
}

/** Where the pills are a strip wider than the screen, the chosen one is brought to its middle. */
function useChosenInSight(selectedId: number | null) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(":scope > [aria-pressed='true'], :scope > [data-selected]")
    if (strip.current && chosen) strip.current.scrollLeft = chosen.offsetLeft + (chosen.offsetWidth - strip.current.clientWidth) / 2
  }, [selectedId])
  return strip
}

/**
 * The territory everything is about: the whole region, a few pinned ones, and 'More' with the rest. Each posts by itself before
 * any script; so the whole list is in the page, however long.
 *
 * Keyboard: Tab goes from pill to pill, Space or Enter chooses; on 'More' ↓ opens it on the chosen or the first, ↓ and ↑ go
 * through it, Home and End to its ends, letters to the name that begins with them; Escape and Tab close it.
 *
 * Parts: `more` holds the pill `moreButton` and its `panel`, which holds the `list`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function TerritoryPicker(props: TerritoryPickerProps) {
  const { territories, pinnedIds = [], onSelectionChange, action, listHeight = 'usual', defaultOpen, ref, messages, classNames = {} } = props
  const words = useMessages(territoryPickerMessages, messages)
  const [ownId, setOwnId] = useState(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownId : props.selectedId
  const isOwn = props.selectedId === undefined && props.defaultSelectedId !== undefined
  const move = useOptionKeys()
  const { pinned, rest } = splitPinned(territories, pinnedIds)
  const selectedInRest = rest.find(({ id }) => id === selectedId)

  const strip = useChosenInSight(selectedId)

  const choose = (_name: string, value: string, button: HTMLButtonElement) => {
    const details = button.closest('details')
    if (details) shut(details)
    const id = value === '' ? null : Number(value)
    setOwnId(id)
    onSelectionChange?.(id)
  }
  const pill = (id: number | null, title: ReactNode) => (
    <button key={id} className={classNames.pill} type="submit" name="territory_id" value={id ?? ''} aria-pressed={id === selectedId}>
      {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
      {title}
    </button>
  )

  return (
    <ChoiceForm ref={ref} className={classNames.root} action={action} onChoose={onSelectionChange || isOwn ? choose : undefined} aria-label={words.territory}>
      <div ref={strip} className={classNames.pills} onKeyDown={move}>
        {pill(null, props.allLabel ?? words.all)}
        {pinned.map(({ id, title }) => pill(id, title))}
        {rest.length > 0 && (
          <Disclosure
            isSelected={selectedInRest !== undefined}
            defaultOpen={defaultOpen}
            label={selectedInRest && words.chosenAndMore(selectedInRest.title, rest.length - 1)}
            summary={
              <>
                {selectedInRest && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
                {selectedInRest?.title ?? words.more(rest.length)}
                <Icon path={chevronDown} size="sm" classNames={{ root: classNames.icon }} />
              </>
            }
            classNames={{ root: classNames.more, summary: classNames.moreButton, panel: classNames.panel }}
          >
            <div className={classNames.list} role="listbox" aria-label={words.territory} data-height={listHeight}>
              {rest.map(({ id, title }) => (
                <button
                  key={id}
                  className={classNames.option}
                  type="submit"
                  role="option"
                  name="territory_id"
                  value={id}
                  aria-selected={id === selectedId}
                >
                  {title}
                  {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
                </button>
              ))}
            </div>
          </Disclosure>
        )}
      </div>
    </ChoiceForm>
  )
}
