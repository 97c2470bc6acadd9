import sharp from 'sharp'
import type { AppIcon } from '@fanfare/contract/core/rules/app_icons.ts'

const SIDE = 32
/** Devices may crop an icon to a circle of four fifths; the mark stays well inside. */
const SHRUNK = 0.78

/** Draws the mark as a picture; a maskable one fills its square with the color behind the mark. */
export function drawIcon(mark: string, { sizes, purpose }: AppIcon): Promise<Buffer> {
  const size = Number.parseInt(sizes, 10)
  const picture = sharp(Buffer.from(purpose === 'maskable' ? maskable(mark) : mark), {
    density: (72 * size) / SIDE,
  }).resize(size, size)
  if (purpose === 'maskable') picture.removeAlpha()
  return picture.png({ compressionLevel: 9, palette: true }).toBuffer()
}

function maskable(mark: string): string {
  const [, tile, figure] = /(<rect[^>]*\/>)([\s\S]*)<\/svg>/.exec(mark) ?? []
  if (tile === undefined || figure === undefined) throw new Error('The mark is no tile with a figure on it')
  const margin = (SIDE * (1 - SHRUNK)) / 2
  const square = tile.replace(/ rx="[^"]*"/, '')
  return mark.replace(
    tile + figure,
    () => `${square}<g transform="translate(${margin} ${margin}) scale(${SHRUNK})">${figure}</g>`,
  )
}
