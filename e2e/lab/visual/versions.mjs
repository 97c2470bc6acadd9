import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { at } from '../../../scripts/lib/paths.mjs'

const ACCEPTED = at('e2e', 'lab', 'visual', 'accepted')
const RECORD = join(ACCEPTED, 'browser.json')

/** Selects the visual comparison among the suites of Playwright. */
export const VISUAL_CONFIG = '--config=lab/visual/playwright.config.ts'

/** The major version of a Chromium: another one renders text differently. */
export function majorVersion(browser) {
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)\./.exec(stdout ?? '')?.[1] ?? 0)
}

/** The major version of the Chromium that took the accepted pictures; 0 before there are any. */
export function acceptedVersion() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')).chromium
  } catch {
    return 0
  }
}

/** Records the Chromium that took the pictures, and compresses them losslessly. */
export async function keepAccepted(chromium) {
  const sharp = createRequire(at('backend', 'package.json'))('sharp')
  mkdirSync(ACCEPTED, { recursive: true })
  writeFileSync(RECORD, `{ "chromium": ${chromium} }\n`)
  for (const file of readdirSync(ACCEPTED).filter((name) => name.endsWith('.png'))) {
    const picture = readFileSync(join(ACCEPTED, file))
    const small = await sharp(picture).removeAlpha().png({ compressionLevel: 9, palette: false }).toBuffer()
    if (small.length < picture.length) writeFileSync(join(ACCEPTED, file), small)
  }
}
