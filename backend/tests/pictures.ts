import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** An image of one color. */
export function picture(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
}

/** A JPEG with a location in its metadata. */
export function locatedPicture(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '41/1 9/1 0/1', GPSLongitudeRef: 'W' }
  return picture()
    .withExif({ IFD0: { Artist: 'Noor' }, IFD3: place })
    .jpeg()
    .toBuffer()
}

/** A rotated JPEG: red above blue once it is upright. */
export async function lyingPicture(): Promise<Buffer> {
  const red = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return picture(600, 600)
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A tiny PNG that claims these dimensions. */
export function promisedPicture(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(64)), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}
