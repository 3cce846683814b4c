import { registerHooks } from 'node:module'

/**
 * Tells Node that the files of drizzle-orm are ES modules. Node would otherwise parse the 178 KB package.json of the
 * package once for each of its 400 files, which took Node 24 and 26 a fifth of the API's start.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    /^\..*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
