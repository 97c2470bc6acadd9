// @vitest-environment node
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { APP_ICONS, APPLE_ICON } from '@fanfare/contract/core/rules/app_icons.ts'
import { drawIcon } from './draw-icon.ts'

const mark = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const pictures = [...APP_ICONS, APPLE_ICON].filter(({ type }) => type === 'image/png')

/** How many pixels differ from the color of the corner, by where they lie. */
async function figureOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (info.width - 1) / 2
  const found = { inside: 0, outside: 0, clear: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    const [x, y] = [(at / 4) % info.width, Math.floor(at / 4 / info.width)]
    if (data[at + 3]! < 255) found.clear += 1
    if (data.subarray(at, at + 3).equals(data.subarray(0, 3))) continue
    if (Math.hypot(x - middle, y - middle) > 0.4 * info.width) found.outside += 1
    else found.inside += 1
  }
  return found
}

it.each(pictures)('$src is a PNG of its size', async (icon) => {
  const { format, width, height } = await sharp(await drawIcon(mark, icon)).metadata()
  expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'png', sizes: icon.sizes })
})

it.each(pictures.filter(({ purpose }) => purpose === 'maskable'))(
  '$src has its figure inside of the safe zone, and no clear corner',
  async (icon) => {
    const { inside, outside, clear } = await figureOf(await drawIcon(mark, icon))
    expect(inside).toBeGreaterThan(1_000)
    expect({ outside, clear }).toEqual({ outside: 0, clear: 0 })
  },
)

it('of the other icons the check finds what leaves the safe zone, and clear corners', async () => {
  const { outside, clear } = await figureOf(
    await drawIcon(
      mark,
      pictures.find(({ purpose }) => purpose === 'any')!,
    ),
  )
  expect(outside).toBeGreaterThan(100)
  expect(clear).toBeGreaterThan(100)
})

it('refuses a mark that it cannot take apart', () => {
  expect(() => drawIcon('<svg></svg>', APPLE_ICON)).toThrow(/no tile/)
})
