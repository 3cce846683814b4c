import type { Plugin } from 'vite'

const reactFile = /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/.*\.js(\?children)?$/
const commonJs = /\b(require\(|module\b|exports\b)/

/** How a package names its production file: `module.exports = require('./cjs/react.production.js')`. */
const productionFile = /module\.exports = require\(["'](\.[^"']+\.production\.js)["']\)/

/** Uses `export const` for what is assigned once at the top level, and a variable for what is assigned in branches. */
function withExports(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  const isConstant = (name: string) =>
    code.match(new RegExp(`\\bexports\\.${name} =`, 'g'))?.length === 1 &&
    new RegExp(`^exports\\.${name} =`, 'm').test(code)
  const variables = names.filter((name) => !isConstant(name)).map((name) => `$${name}`)
  const declared = variables.length > 0 ? `var ${variables.join(', ')};` : ''
  const body = code
    .replace(/^exports\.(\w+) =/gm, (assigned, name: string) => (isConstant(name) ? `const $${name} =` : assigned))
    .replace(/\bexports\.(\w+)/g, '$$$1')
  return `${declared}${body}export { ${names.map((name) => `$${name} as ${name}`).join(', ')} };`
}

/** Keeps the line numbers, for the source map. */
function asModule(code: string): string {
  const production = productionFile.exec(code)?.[1]
  if (production) return `export * from '${production}'`
  const imports: string[] = []
  const body = code.replace(/\b(\w+) = require\(("[^"]+")\)/g, (_, name: string, source: string) => {
    imports.push(`import * as ${name} from ${source};`)
    return `$required${imports.length}`
  })
  return imports.join('') + withExports(body.replace('"use strict";', ''))
}

const defaultImport = /\bimport\s+([\w$]+)\s*(?:,\s*(\{[^}]*\}|\*\s*as\s+[\w$]+)\s*)?from\s*(["']react(?:-dom)?["'])/g

/** A copy of React's own file of which only `Children` is taken. */
const reactForChildren = 'react?children'
const isForChildren = (id: string) => id.endsWith('?children')
const namedImport = /\bimport\s*\{([^}]*)\}\s*from\s*["']react["']/g
const namedChildren = /\bChildren\b(?:\s+as\s+([\w$]+))?\s*,?/
const childrenOf = /(?:\(0, ([\w$]+)\)|(?<![\w$.])([\w$]+))\.Children\b/g

/**
 * A bundler keeps a module in one file. Only parts that load on intent use `Children`, so it must not be in the first
 * load of every page.
 * @param names under which the module imports React as a whole
 */
function withChildrenApart(code: string, names: readonly string[]): string {
  const apart = (name: string) => `import { Children as ${name} } from '${reactForChildren}'`
  const made = code
    .replace(namedImport, (whole, imported: string) => {
      const [found, name = 'Children'] = namedChildren.exec(imported) ?? []
      return found ? `${apart(name)};import {${imported.replace(found, '')}} from 'react'` : whole
    })
    .replace(childrenOf, (whole, called?: string, read?: string) =>
      names.includes(called ?? read ?? '') ? '$Children' : whole,
    )
  return made.includes('$Children') ? `${apart('$Children')};${made}` : made
}

/** `import React, { useState } from 'react'`: React has no default export, only names. */
function byNames(code: string): string {
  const names: string[] = []
  const made = code.replace(defaultImport, (_, name: string, others: string | undefined, source: string) => {
    if (!source.includes('dom')) names.push(name)
    return [`import * as ${name} from ${source}`, ...(others ? [`import ${others} from ${source}`] : [])].join(';')
  })
  return withChildrenApart(made, names)
}

/**
 * Converts React's production files from CommonJS, which a bundler keeps whole and accesses through an object, as in
 * `(0, react.useId)()`, to modules. Then unused code is dropped, and calls are short names. React itself has
 * `useSyncExternalStore`, so the package that adds it to older versions is replaced by React. The build fails if a
 * file has another shape than in React 19.3.
 */
export function reactModules(): Plugin[] {
  const browserBuild = {
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  } as const
  return [
    {
      name: 'tropa:react-modules',
      ...browserBuild,
      enforce: 'pre',
      async resolveId(id, importer) {
        if (id === reactForChildren) {
          const react = await this.resolve('react', importer)
          return react && react.id.replace(/index\.js$/, 'cjs/react.production.js?children')
        }
        return /^use-sync-external-store\/shim(\/index\.js)?$/.test(id) ? this.resolve('react', importer) : null
      },
      transform: {
        filter: { id: reactFile, code: commonJs },
        handler(code, id) {
          if (id.endsWith('.development.js')) return undefined
          const made = asModule(code.replace(/\/\*\*?[^]*?\*\//, (comment) => comment.replace(/[^\n]/g, '')))
          if (commonJs.test(made.replace(/"[^"\n]*"/g, ''))) this.error(`${id} cannot be turned into a module.`)
          return { code: made, map: null, moduleType: 'js', ...(isForChildren(id) && { moduleSideEffects: false }) }
        },
      },
    },
    {
      name: 'tropa:react-names',
      ...browserBuild,
      enforce: 'pre',
      transform: {
        filter: { id: /\.m?[jt]sx?$/, code: /from\s*["']react(-dom)?["']/ },
        handler: (code) => ({ code: byNames(code), map: null }),
      },
    },
  ]
}
