import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import { LanguageProvider } from '../library/messages/language.tsx'
// Imported one by one, because the library's `sideEffects` lets a bundler drop the file that only imports them.
import '../library/theme/schemes.css.ts'
import '../library/theme/base.css.ts'
import '../library/theme/fonts.css.ts'
import { breakpoints } from '../library/theme/breakpoints.ts'
import { firstGlobals, languages, readings, shownLanguage, themes } from './globals.ts'

// Long, because a machine under load is slow; stories do not measure time.
configure({ asyncUtilTimeout: 20_000 })

const item = (value: string, title = value) => ({ value, title })

/** Sets the reading settings as attributes of the root element, so that dialogs and lists in portals follow too. */
const OnPage: Decorator = (Story, { globals }) => {
  const language = shownLanguage(globals.language)
  useEffect(() => {
    const { dataset } = document.documentElement
    document.documentElement.lang = language
    dataset.theme = globals.theme
    Object.assign(dataset, { text: globals.text, spacing: globals.spacing, font: globals.font, images: globals.images })
  }, [language, globals.theme, globals.text, globals.spacing, globals.font, globals.images])

  return (
    <LanguageProvider language={language}>
      <div style={{ container: 'page / inline-size' }}>
        <Story />
      </div>
    </LanguageProvider>
  )
}

const preview: Preview = {
  decorators: [OnPage],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: languages.map((value) => item(value)), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: themes.map((value) => item(value)), dynamicTitle: true },
    },
    ...Object.fromEntries(
      Object.entries(readings).map(([name, { title, icon, items }]) => [
        name,
        {
          description: title,
          toolbar: {
            icon,
            items: Object.entries(items).map(([value, label]) => item(value, label)),
            dynamicTitle: true,
          },
        },
      ]),
    ),
  },
  initialGlobals: firstGlobals(globalThis.location?.search ?? ''),
  parameters: {
    // The panel lists one element for each rule that passes: to describe all takes axe longer than to check them.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'About',
          ['Principles', 'Using the library', 'Writing', 'Accessibility'],
          'Foundations',
          'Controls',
          'Cards',
          'Planner',
          'Map',
          'Page parts',
          'Pages',
          '*',
          'Canary',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        breakpoints.map((width) => [
          `w${width}`,
          { name: `${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  tags: ['autodocs'],
}
export default preview
