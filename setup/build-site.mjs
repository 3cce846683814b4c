// What `npm run build:site` runs: the portal's build that `npm start` would serve.
import { say } from './say.mjs'
import { buildSite } from './site-build.mjs'

await buildSite().then(say, (error) => {
  console.error(error.message)
  process.exitCode = 1
})
