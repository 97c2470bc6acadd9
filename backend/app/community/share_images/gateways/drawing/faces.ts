import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { create } from 'fontkitten'

/** The first and the last code point. */
export type Range = readonly [from: number, to: number]

/** Parses a list as in the `unicode-range` of a style sheet: `U+0-FF,U+131`. */
function parseRanges(list: string): Range[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

const require = createRequire(import.meta.url)
/** Selects the parts of a package to draw with; an earlier face has the characters of the others. */
type Parts = (part: string) => boolean

/** A font file, read when a text needs one of its characters. */
export class Face {
  #content: { data: Buffer; characters: Set<number> } | undefined

  constructor(
    readonly family: string,
    readonly path: string,
    readonly ranges: readonly Range[],
  ) {}

  /** Whether it can draw all these code points. */
  async covers(points: readonly number[]): Promise<boolean> {
    if (!points.every((point) => this.ranges.some(([from, to]) => from <= point && point <= to))) return false
    const { characters } = await this.#read()
    return points.every((point) => characters.has(point))
  }

  async data(): Promise<Buffer> {
    return (await this.#read()).data
  }

  async #read() {
    return (this.#content ??= await readFace(this.path))
  }
}

async function readFace(path: string) {
  const data = await readFile(path)
  const font = create(data)
  if (font.isCollection) throw new Error(`${path} has several fonts`)
  return { data, characters: new Set(font.characterSet) }
}

/** The faces of a Fontsource package, which splits a font into files. `entry` is a file in its folder. */
export async function facesOf(entry: string, parts: Parts): Promise<Face[]> {
  const folder = dirname(entry)
  const name = basename(folder)
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  return Object.entries(ranges)
    .map(([key, list]) => ({ part: key.replace(/^\[|\]$/g, ''), list }))
    .filter(({ part }) => parts(part))
    .map(({ part, list }) => {
      const file = join(folder, 'files', `${name}-${part}-wght-normal.woff2`)
      return new Face(`${name}-${part}`, file, parseRanges(list))
    })
}

/** Color emoji. Last, because the font has digits too. */
export function emojiFace(): Face {
  const folder = dirname(require.resolve('twemoji-colr-font/package.json'))
  return new Face('twemoji', join(folder, 'twemoji.woff2'), [[0, 0x10_ff_ff]])
}
