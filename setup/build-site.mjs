// What `npm run build:site` runs: the portal's build that `npm start` would serve.
import { main } from './main.mjs'
import { say } from './say.mjs'
import { buildSite } from './site-build.mjs'

await main(async () => say(await buildSite()))
