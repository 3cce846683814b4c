import { expect, within } from 'storybook/test'
import { PageStory } from './PageStory.tsx'

/** A page of the portal with the region's content. The map and what loads later stay away. */
export const pageMeta = {
  component: PageStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    localStorage.removeItem('active_track')
    localStorage.removeItem('favorites')
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible()
  },
}
