import sharp from 'sharp'

/** A part of a picture, in pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** How many pixels of an area differ from the upper left corner of the picture. */
export async function inkIn(picture: Uint8Array, area: Area): Promise<number> {
  const [corner, pixels] = await Promise.all([
    pixelsOf(picture, { left: 0, top: 0, width: 1, height: 1 }),
    pixelsOf(picture, area),
  ])
  let ink = 0
  for (let at = 0; at < pixels.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs(pixels[at + channel]! - corner[channel]!) > 12)) ink += 1
  }
  return ink
}

const pixelsOf = (picture: Uint8Array, area: Area) =>
  sharp(picture).extract(area).removeAlpha().raw().toBuffer()
