import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { at } from '../../../../scripts/lib/paths.mjs'

const sharp = createRequire(at('backend', 'package.json'))('sharp')
const STORED = at('docs', 'pictures')

/** The share of pixels that may differ, for a cursor or a hairline, and by how much per channel. */
const PIXELS_MAX = 0.0005
const CHANNEL_MAX = 16

/** Compresses the pictures of a folder, stores the changed ones, and names them. */
export async function keepChanged(folder, { all }) {
  const names = readdirSync(folder).map((file) => file.replace(/\.png$/, ''))
  for (const name of names.toSorted()) {
    const picture = await compress(join(folder, `${name}.png`))
    const file = join(STORED, `${name}.webp`)
    const share = existsSync(file) ? await difference(readFileSync(file), picture) : 1
    if (share <= PIXELS_MAX) continue
    writeFileSync(file, picture)
    console.log(`${name}: ${share === 1 ? 'new' : `${(share * 100).toFixed(2)} % changed`}`)
  }
  if (all) removeOthers(new Set(names))
  console.log(`${names.length} pictures taken`)
}

/** Text stays sharp at this quality, at a quarter of the size of a PNG. */
const compress = (file) => sharp(file).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer()

function removeOthers(names) {
  for (const file of readdirSync(STORED)) {
    if (names.has(file.replace(/\.webp$/, ''))) continue
    rmSync(join(STORED, file))
    console.log(`${file}: removed`)
  }
}

/** The share of differing pixels of two pictures; 1 for different sizes. */
async function difference(one, other) {
  const [left, right] = await Promise.all([one, other].map(pixelsOf))
  if (left.info.width !== right.info.width || left.info.height !== right.info.height) return 1
  const { channels, width, height } = left.info
  let count = 0
  for (let start = 0; start < left.data.length; start += channels)
    if (differs(left.data, right.data, start, channels)) count += 1
  return count / (width * height)
}

const pixelsOf = (picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })

function differs(left, right, start, channels) {
  for (let index = start; index < start + channels; index += 1)
    if (Math.abs(left[index] - right[index]) > CHANNEL_MAX) return true
  return false
}
