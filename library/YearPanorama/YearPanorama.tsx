import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { sunPlace } from '../drawing/noon.ts'
import type { ClassNames } from '../dress.ts'

export type YearPanoramaPart =
  | 'root'
  | 'scroller'
  | 'strip'
  | 'view'
  | 'picture'
  | 'sun'
  | 'months'
  | 'month'
  | 'window'
  | 'caption'
  | 'name'
  | 'value'
  | 'now'

/** A month of any year with its name in `label`; its position in the list is its position in the picture. */
export interface PanoramaMonth {
  /** 1 to 12. */
  month: number
  label: string
  /** A short description, such as a temperature. */
  value?: string
  /** In the current month: a word that says so. */
  now?: string
}

export interface YearPanoramaProps {
  /** The accessible name of the choice. */
  label: string
  /** The address of a panorama: twelve months from left to right. */
  picture: string
  /** The latitude of the region, degrees: it determines the height of the sun at noon. */
  latitude: number
  months: readonly PanoramaMonth[]
  /** 1 to 12. */
  selectedMonth?: number
  defaultSelectedMonth?: number
  onSelectionChange?: (month: number) => void
  /** The address of the form without scripts. */
  action?: string
  method?: 'get' | 'post'
  /** The name of the month in that form. */
  name?: string
  /** Further fields of the form. */
  children?: ReactNode
  ref?: Ref<HTMLFormElement>
  classNames?: ClassNames<YearPanoramaPart>
}

/** The picture's own size, px; it is stretched over the strip. */
const size = { width: 2400, height: 720 }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Scrolls the chosen month to the middle, because a narrow page shows only a part of the year. */
function useCentred(month: number) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scroller.current
    const chosen = box?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (box && chosen) box.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - box.clientWidth / 2
  }, [month])
  return scroller
}

/**
 * The year as one landscape: every month is a button over its part of the picture, and the sun is above the chosen one.
 * Without scripts a month submits the form.
 *
 * Keyboard: Tab moves between months, Enter and Space choose one; the chosen month is scrolled to the middle.
 *
 * Parts: the `scroller` scrolls the `strip` with the `view` (`picture`, `sun`) and the `months`; a month is a `window`
 * onto the picture and a `caption` under it. Without pictures, and in the low-vision themes, only captions are shown.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/ a toggle button: `aria-pressed`
 */
export function YearPanorama(props: YearPanoramaProps) {
  const {
    label,
    picture,
    latitude,
    months,
    defaultSelectedMonth = 1,
    onSelectionChange,
    action,
    method = 'post',
    name = 'month',
    children,
    ref,
    classNames: c = {},
  } = props
  const [own, setOwn] = useState(defaultSelectedMonth)
  const selectedMonth = props.selectedMonth ?? own
  const scroller = useCentred(selectedMonth)
  const sun = sunPlace(selectedMonth, latitude)
  const choose = (event: MouseEvent, month: number) => {
    setOwn(month)
    if (!onSelectionChange) return
    event.preventDefault()
    onSelectionChange(month)
  }
  return (
    <form className={c.root} ref={ref} action={action} method={method} aria-label={label}>
      {children}
      <div className={c.scroller} ref={scroller}>
        <div className={c.strip}>
          <div className={c.view} data-decoration="">
            <img className={c.picture} src={picture} {...size} alt="" decoding="async" fetchPriority="high" />
            <span className={c.sun} style={{ left: percent(sun.x), top: percent(sun.y) }} />
          </div>
          <div className={c.months} role="group" aria-label={label}>
            {months.map(({ month, label: title, value, now }) => (
              <button
                key={month}
                className={c.month}
                type="submit"
                name={name}
                value={month}
                aria-pressed={month === selectedMonth}
                aria-current={now === undefined ? undefined : 'date'}
                onClick={(event) => choose(event, month)}
              >
                <span className={c.window} />
                <span className={c.caption}>
                  <b className={c.name}>{title}</b>
                  {(value || now) && (
                    <span className={c.value}>
                      {value && <span>{value}</span>} {now && <span className={c.now}>{now}</span>}
                    </span>
                  )}
                </span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </form>
  )
}
