import reactAriaLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gregorianCalendar } from '../../site/gregorian-calendar.ts'

/** Every page is built alike, with one React. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  // As the portal is built, for whoever is built on React Aria: two of its thirty languages, one of its calendars.
  plugins: [
    vanillaExtractPlugin(),
    react(),
    reactAriaLocales.vite({ locales: ['ru-RU', 'en-US'] }),
    gregorianCalendar(),
  ],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    manifest: true,
    emptyOutDir: true,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
