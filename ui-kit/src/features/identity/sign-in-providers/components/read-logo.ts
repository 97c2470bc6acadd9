const SIDE = 96

/** A picture, small enough to be sent with the form, as a `data:` URL; null if it cannot be read. */
export async function readLogo(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(SIDE / picture.width, SIDE / picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
    canvas.getContext('2d')?.drawImage(picture, (SIDE - width) / 2, (SIDE - height) / 2, width, height)
    return canvas.toDataURL('image/png')
  } catch {
    return null
  }
}
