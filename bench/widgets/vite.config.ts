import reactAriaLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Every page is built alike, with one React. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  // The portal's two languages of React Aria's thirty, for whoever is built on it.
  plugins: [vanillaExtractPlugin(), react(), reactAriaLocales.vite({ locales: ['ru-RU', 'en-US'] })],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { manifest: true, emptyOutDir: true, chunkSizeWarningLimit: 2_000, rolldownOptions: { checks: { pluginTimings: false } } },
})
