export const COOKIE_NAME = 'MIT-MAGIC-COOKIE-1'

/** An entry of a file with authorizations, after its family, in this order: Xauthority(5). */
type Entry = [address: Buffer, display: Buffer, name: Buffer, data: Buffer]

const LOCAL = 256
const WILD = 65_535

/** The cookie for a local display in the content of an Xauthority file; null when it has none, or is cut off. */
export function cookieFor(display: number, file: Buffer): Buffer | null {
  for (let at = 0; at + 2 <= file.length;) {
    const family = file.readUInt16BE(at)
    const read = readEntry(file, at + 2)
    if (read === null) return null
    const [, number, name, data] = read.entry
    const isLocal = family === LOCAL || family === WILD
    const fits = ['', String(display)].includes(number.toString('latin1'))
    if (isLocal && fits && name.toString('latin1') === COOKIE_NAME) return data
    at = read.end
  }
  return null
}

function readEntry(file: Buffer, start: number): { entry: Entry; end: number } | null {
  const parts: Buffer[] = []
  let end = start
  for (let nth = 0; nth < 4; nth += 1) {
    if (end + 2 > file.length) return null
    const from = end + 2
    end = from + file.readUInt16BE(from - 2)
    if (end > file.length) return null
    parts.push(file.subarray(from, end))
  }
  return { entry: parts as Entry, end }
}
