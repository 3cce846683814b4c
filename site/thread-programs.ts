import type { Plugin } from 'vite'

/** Builds the programs that run in threads of the server: each is a separate file beside `server.js`. */
export function threadPrograms(programs: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'tropa:thread-programs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      for (const [fileName, id] of Object.entries(programs)) this.emitFile({ type: 'chunk', fileName, id })
    },
  }
}
