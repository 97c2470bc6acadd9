import { readFileSync, readdirSync } from 'node:fs'
import { create, type Font } from 'fontkitten'
import { describe, expect, it } from 'vitest'

const at = (path: string) => new URL(path, import.meta.url)
const bytesOf = (name: string) => readFileSync(at(`../assets/fonts/${name}.woff2`))
const fontNamed = (name: string) => create(bytesOf(name)) as Font
const PROJECT = at('../../../')
const CLIENTS = ['ui-kit', 'web', 'desktop']
/** kB of the fonts that every page loads. */
const BUDGET = 45

/** The texts of the clients, by their path. */
const texts = CLIENTS.flatMap((client) =>
  readdirSync(new URL(`${client}/src`, PROJECT), { recursive: true, encoding: 'utf8' })
    .filter((path) => /locales[\\/].*\.json$/.test(path))
    .map((path) => [
      `${client}/src/${path}`,
      readFileSync(new URL(`${client}/src/${path}`, PROJECT), 'utf8'),
    ]),
)

const missingIn = (font: Font, text: string) =>
  [...new Set(text)].filter(
    (character) => character >= ' ' && !font.hasGlyphForCodePoint(character.codePointAt(0)!),
  )

describe.each(['geist', 'bricolage-grotesque'])('the font %s', (name) => {
  const font = fontNamed(name)

  it('misses what it has been cut by', () => {
    expect(missingIn(font, 'Fanfare は')).toEqual(['は'])
  })

  it('has every character of the texts in four languages', () => {
    expect(texts.length).toBeGreaterThan(100)
    const missing = texts.flatMap(([path, text]) => missingIn(font, text!).map((each) => `${each} ${path}`))
    expect(missing).toEqual([])
  })
})

describe('the fonts', () => {
  it('have the letters of names from the rest of Europe', () => {
    expect(missingIn(fontNamed('geist'), 'Łukasz Żółć Çağlar Őrsi Şule Đorđe Ģirts')).toEqual([])
    expect(missingIn(fontNamed('bricolage-grotesque-extended'), 'ŁŻłćğŐŞĐđĢ')).toEqual([])
  })

  it('are as small as every page needs', () => {
    const size = ['geist', 'bricolage-grotesque'].reduce((sum, name) => sum + bytesOf(name).length, 0)
    expect(size / 1000).toBeLessThan(BUDGET)
  })
})
