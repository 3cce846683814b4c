import type { Plugin } from 'vite'

/** The import chain from a module up through its importers; each module once. */
function wayTo(id: string, importerOf: (id: string) => string | undefined): readonly string[] {
  const way = [id]
  for (let next = importerOf(id); next && !way.includes(next); next = importerOf(next)) way.push(next)
  return way
}

/**
 * Fails the build of a portal if every page loads a module that only some pages need. Imports do not show this: one
 * constant beside schemas loads their whole library.
 * @param chunk the name of the chunk that every page loads
 * @param unwanted modules, by their paths
 */
export function firstLoad({ chunk: everyPage, unwanted }: { chunk: string; unwanted: readonly RegExp[] }): Plugin {
  return {
    name: 'tropa:first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== everyPage) continue
        const kept = Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
        for (const id of kept.filter((name) => unwanted.some((pattern) => pattern.test(name)))) {
          const importerOf = (name: string) =>
            this.getModuleInfo(name)?.importers.find((importer) => kept.includes(importer))
          this.error(`Every page would load ${wayTo(id, importerOf).join(', which is imported by ')}.`)
        }
      }
    },
  }
}
