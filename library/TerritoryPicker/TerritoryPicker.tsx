import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx'
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
  selectedId: number | null
  /** Takes the choice in place of the post. */
  onSelectionChange?: (id: number | null) => void
  /** Where `territory_id` is posted without JavaScript; empty is the whole region. */
  action: string
  /** The whole region in the region's own words. */
  allLabel?: string
  /** How tall 'More' may grow before it scrolls: 13.5 or 17.5 rem. */
  variant?: 'usual' | 'tall'
  defaultOpen?: boolean
  messages?: Partial<TerritoryPickerMessages>
  classNames?: ClassNames<TerritoryPickerPart>
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves focus among the options of 'More'; the arrow down on its pill opens it. */
function move(event: KeyboardEvent<HTMLElement>) {
  const details = event.target instanceof Element ? event.target.closest('details') : null
  const step = steps[event.key]
  if (!details || !step || (!details.open && event.key !== 'ArrowDown')) return
  event.preventDefault()
  details.open = true
  const options = [...details.querySelectorAll('button')]
  const at = options.findIndex((option) => option === document.activeElement)
  options[step(at, options.length - 1)]?.focus()
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

export function TerritoryPicker(props: TerritoryPickerProps) {
  const { territories, pinnedIds = [], selectedId, onSelectionChange, action, variant = 'usual', defaultOpen, classNames = {} } = props
  const words = useMessages(territoryPickerMessages, props.messages)
  const { pinned, rest } = splitPinned(territories, pinnedIds)
  const selectedInRest = rest.find(({ id }) => id === selectedId)

  const strip = useChosenInSight(selectedId)

  const choose = (_name: string, value: string, button: HTMLButtonElement) => {
    const details = button.closest('details')
    if (details) shut(details)
    onSelectionChange?.(value === '' ? null : Number(value))
  }
  const pill = (id: number | null, title: ReactNode) => (
    <button key={id} className={classNames.pill} type="submit" name="territory_id" value={id ?? ''} aria-pressed={id === selectedId}>
      {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
      {title}
    </button>
  )

  return (
    <ChoiceForm className={classNames.root} action={action} onChoose={onSelectionChange && choose} aria-label={words.territory}>
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
            <ul className={classNames.list} data-variant={variant}>
              {rest.map(({ id, title }) => (
                <li key={id}>
                  <button className={classNames.option} type="submit" name="territory_id" value={id} aria-pressed={id === selectedId}>
                    {title}
                    {id === selectedId && <Icon path={check} size="sm" classNames={{ root: classNames.icon }} />}
                  </button>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </ChoiceForm>
  )
}
