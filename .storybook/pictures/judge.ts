import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { judge, type Drawer, type Verdict } from '../../setup/pictures-rule.mjs'
import { launchOptions } from './launch.ts'
import { openStorybook, sheetOf } from './stage.ts'

const drawnBy = resolve(import.meta.dirname, 'accepted/drawn-by.json')
const accepted = (): Drawer | null => (existsSync(drawnBy) ? JSON.parse(readFileSync(drawnBy, 'utf8')) : null)

function accept(drawer: Drawer) {
  mkdirSync(dirname(drawnBy), { recursive: true })
  writeFileSync(drawnBy, `${JSON.stringify(drawer, null, 2)}\n`)
}

async function drawerHere(): Promise<Drawer> {
  const browser = await chromium.launch(launchOptions())
  const page = await openStorybook(browser, 375)
  const drawer = {
    platform: `${process.platform} ${process.arch}`,
    chromium: browser.version(),
    sheet: await sheetOf(page),
  }
  await browser.close()
  return drawer
}

/** Judges once, before the workers start, which inherit the verdict. */
export default async function judgeOnce({ updateSnapshots }: FullConfig) {
  const here = await drawerHere()
  if (updateSnapshots !== 'none') accept(here)
  const verdict = judge(accepted(), here)
  process.env['PICTURES_VERDICT'] = JSON.stringify(verdict)
  console.log(verdict.line)
}

/** @throws outside a run, because `judgeOnce` sets the verdict at its start */
export const verdictOfRun = (): Verdict => JSON.parse(process.env['PICTURES_VERDICT'] ?? '')
