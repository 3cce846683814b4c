import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { LanguageProvider } from '../library/messages/language.tsx'
// The two by name: the library's `sideEffects` lets a bundler drop the file that only imports them.
import '../library/theme/schemes.css.ts'
import '../library/theme/base.css.ts'
import { firstGlobals, languages, shownLanguage, texts, themes } from './globals.ts'

const item = (value: string, title = value) => ({ value, title })

/** What the reader's settings do to a page: attributes of the root, so that dialogs and lists in portals follow too. */
const OnPage: Decorator = (Story, { globals }) => {
  const language = shownLanguage(globals.language)
  useEffect(() => {
    const { dataset } = document.documentElement
    document.documentElement.lang = language
    dataset.theme = globals.theme
    dataset.text = globals.text
  }, [language, globals.theme, globals.text])

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
    language: { description: 'Language', toolbar: { icon: 'globe', items: languages.map((value) => item(value)), dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: themes.map((value) => item(value)), dynamicTitle: true } },
    text: { description: 'Text size', toolbar: { icon: 'grow', items: texts.map((value) => item(value, `${value} %`)), dynamicTitle: true } },
  },
  initialGlobals: firstGlobals(globalThis.location?.search ?? ''),
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
    viewport: {
      options: Object.fromEntries(
        [375, 768, 1024, 1440, 1920].map((width) => [`w${width}`, { name: `${width}`, styles: { width: `${width}px`, height: '900px' } }]),
      ),
    },
  },
  tags: ['autodocs'],
}
export default preview
