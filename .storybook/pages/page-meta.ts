import { expect, within } from 'storybook/test'
import { PageStory } from './PageStory.tsx'

/** A page of the portal with the region's content, without the map and other parts that load later. */
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
