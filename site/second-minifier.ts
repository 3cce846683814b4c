import swc from '@swc/core'
import type { Plugin } from 'vite'

/** swc reduces code that the bundler's own minifier leaves, and chooses variable names that compress better. */
export const secondMinifier = (): Plugin => ({
  name: 'tropa:second-minifier',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler({ sourcemap }, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const map = bundle[`${chunk.fileName}.map`]
        const made = await swc.transform(chunk.code, {
          configFile: false,
          swcrc: false,
          isModule: true,
          minify: true,
          sourceMaps: Boolean(sourcemap),
          ...(map?.type === 'asset' && { inputSourceMap: String(map.source) }),
          jsc: { target: 'es2022', minify: { module: true, compress: true, mangle: true } },
        })
        chunk.code = made.code
        if (map?.type === 'asset' && made.map) map.source = made.map
      }
    },
  },
})
