// What `npm run build:site` runs: builds the portal as `npm start` does.
import { main } from './main.mjs'
import { say } from './progress.mjs'
import { buildSite } from './site-build.mjs'

await main(async () => say(await buildSite()))
