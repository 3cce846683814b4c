import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useLanguage } from '@tropa/library/messages/language.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import '../../site/messages/all-catalogues.ts'
import { WordsProvider } from '../../site/messages/intl.tsx'
import { ConflictNotice } from '../../site/planner/ConflictNotice.tsx'
import type { ConflictKind } from '../../site/planner/schedule/conflicts.ts'
import type { Fix } from '../../site/planner/schedule/fixes.ts'
import type { ConflictView } from '../../site/planner/stop-view.ts'
import { defaultLanguage, knownLanguage } from '../../site/region/languages.ts'

const conflict = <Kind extends ConflictKind>(kind: Kind, ...fixes: Fix[]) => ({
  kind,
  key: `location:${kind}`,
  day: 1,
  fixes: [...fixes, { kind: 'remove' } as const],
})
const toDay = (day: number): Fix => ({ kind: 'day', day })

/** A conflict of each kind, with a fix that the planner finds for such a stop. */
const conflicts: { [Kind in ConflictKind]: ConflictView & { kind: Kind } } = {
  closed: conflict('closed', toDay(2)),
  notThatDay: {
    ...conflict('notThatDay', { kind: 'trip', start: '2026-12-05' }),
    session: { date: '2026-12-05', from: 19, to: 21, isSoldOut: false },
  },
  soldOut: conflict('soldOut'),
  tooLate: conflict('tooLate', { kind: 'first' }, toDay(2)),
  dark: conflict('dark', { kind: 'first' }),
  season: conflict('season', { kind: 'trip', start: '2027-06-01' }),
  far: conflict('far', toDay(3)),
  overnight: conflict('overnight', toDay(4)),
  full: conflict('full', toDay(2)),
  noRoad: conflict('noRoad'),
}

/** Sets the language, because these stories are not inside a page. */
const inLanguage: Decorator = (Story) => (
  <WordsProvider language={knownLanguage(useLanguage()) ?? defaultLanguage}>
    <Story />
  </WordsProvider>
)

const meta = {
  title: 'Planner/Conflicts',
  component: ConflictNotice,
  tags: ['no-picture'],
  decorators: [inLanguage],
  args: { conflict: conflicts.closed, title: 'Музей природы и человека', onFix: fn() },
} satisfies Meta<typeof ConflictNotice>
export default meta
type Story = StoryObj<typeof meta>

export const EachKind: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {Object.values(conflicts).map((shown) => (
        <ConflictNotice key={shown.kind} {...args} conflict={shown} onChoose={fn()} />
      ))}
    </div>
  ),
}
export const FixedByPress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2/ }))
    await expect(args.onFix).toHaveBeenCalledWith(toDay(2))
  },
}
