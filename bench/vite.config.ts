import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import site from '../site/vite.config.ts'

/** The portal's build with source maps, and the bare page beside its server. */
export default defineConfig(
  mergeConfig(site, {
    logLevel: 'warn',
    build: { sourcemap: 'hidden' },
    environments: {
      ssr: {
        build: {
          rolldownOptions: {
            input: {
              server: join(import.meta.dirname, '../site/server.ts'),
              'bare-page': join(import.meta.dirname, 'bare-page.tsx'),
            },
          },
        },
      },
    },
  }),
)
