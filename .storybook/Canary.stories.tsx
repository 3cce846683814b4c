import type { Meta, StoryObj } from '@storybook/react-vite'
import type { themes } from './globals.ts'

type Theme = (typeof themes)[number]

/** Its text has too little contrast in the named theme, and is black on white in the others. */
const Faint = ({ theme }: { theme: Theme }) => (
  <p>
    <style>{`.canary { color: #000; background: #fff } [data-theme='${theme}'] .canary { color: #808080; background: #767676 }`}</style>
    <span className="canary">This text must be refused in {theme}, and only there.</span>
  </p>
)

/** Errors that the check of the stories must find: a run that misses them has checked nothing, or in another theme. */
const meta = { title: 'Canary', component: Faint, tags: ['!autodocs', '!dev'] } satisfies Meta<typeof Faint>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = { args: { theme: 'light' } }
export const Dark: Story = { args: { theme: 'dark' } }
export const BlackOnWhite: Story = { args: { theme: 'lv-black-on-white' } }
export const WhiteOnBlack: Story = { args: { theme: 'lv-white-on-black' } }
export const BlueOnBlue: Story = { args: { theme: 'lv-blue-on-blue' } }
