import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { months, type Place, tenThousand, thousand } from './places.ts'

export type ChoiceProps = { label: string; options: readonly Place[] }
export type Widgets = {
  Choice: ComponentType<ChoiceProps>
  /** A search that calls the server: see `ask`. */
  Search: ComponentType<{ label: string }>
  Places: ComponentType<ChoiceProps>
  Day: ComponentType<{ label: string }>
}

/** The page that each library builds with its own parts. */
export function show({ Choice, Search, Places, Day }: Widgets): void {
  const root = document.createElement('main')
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <h1>Widgets</h1>
      <div data-widget="month">
        <Choice label="Month" options={months} />
      </div>
      <div data-widget="search">
        <Search label="Search" />
      </div>
      <div data-widget="thousand">
        <Places label="One of a thousand" options={thousand} />
      </div>
      <div data-widget="ten-thousand">
        <Places label="One of ten thousand" options={tenThousand} />
      </div>
      <div data-widget="day">
        <Day label="Day" />
      </div>
    </StrictMode>,
  )
}
