import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/**
 * `import text from 'virtual:name'` imports a file, bundled with its imports into one minified classic script, for
 * the HTML of a page.
 * @param files path of each script by the name of its module
 */
export function inlinedScripts(files: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'tropa:inlined-scripts',
    resolveId: (name) => (Object.hasOwn(files, name) ? `\0${name}` : undefined),
    async load(id) {
      const input = files[id.slice(1)]
      if (input === undefined || !id.startsWith('\0')) return undefined
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          minify: true,
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })
      const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
      const scripts = chunks.filter((chunk) => chunk.type === 'chunk')
      for (const { moduleIds } of scripts) for (const name of moduleIds) this.addWatchFile(name)
      const [script, ...others] = scripts.map(({ code }) => code.trim())
      if (script === undefined || others.length > 0) this.error(`${input} is not one script.`)
      return `export default ${JSON.stringify(script)}`
    },
  }
}

/** The script that every page runs before its modules. */
export const earlyScript = (): Plugin =>
  inlinedScripts({ 'virtual:early-script': fileURLToPath(new URL('app/early-script.ts', import.meta.url)) })
