// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MOODS } from '@fanfare/contract/posts/rules/mood.ts'
import { AVATAR_COLORS } from '../primitives/avatar-fallback.ts'
import { contrast, fromHex, fromOklch, mix, type Color } from '../testing/color.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const WHITE = fromHex('#ffffff')

function tokensOf(selector: string): Map<string, Color> {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  const colors = [...block.matchAll(/--([\w-]+):\s*(oklch\([^/)]*\)|#[0-9a-f]{3,6});/g)]
  return new Map(
    colors.map(([, name = '', value = '']) => [
      name,
      value.startsWith('#') ? fromHex(value) : fromOklch(value),
    ]),
  )
}

const TEXT_PAIRS = [
  ...['canvas', 'surface', 'sunken', 'raised'].flatMap((sheet) =>
    ['ink', 'muted', 'faint', 'accent-text', 'danger', 'ok', 'warn', 'info', 'brass-text'].map((text) => [
      text,
      sheet,
    ]),
  ),
  ...['on-accent'].flatMap((text) => ['accent', 'accent-hover'].map((sheet) => [text, sheet])),
  ['accent-text', 'accent-soft'],
  ['brass-text', 'brass-soft'],
  ['on-brass', 'brass'],
  ['surface', 'danger'],
  ...['ok', 'warn', 'danger', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
]

const LINE_PAIRS = ['canvas', 'surface', 'sunken'].flatMap((sheet) =>
  ['field', 'ring', 'accent'].map((line) => [line, sheet]),
)

describe.each([
  ['light', ':root'],
  ['dark', ":root[data-theme='dark']"],
])('in the %s theme', (_theme, selector) => {
  const tokens = tokensOf(selector)
  const color = (name: string): Color => {
    const found = tokens.get(name)
    if (found === undefined) throw new Error(`tokens.css has no color --${name}`)
    return found
  }

  it.each(TEXT_PAIRS)('%s is readable on %s', (text, sheet) => {
    expect(contrast(color(text!), color(sheet!))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(LINE_PAIRS)('%s is distinguishable from %s', (line, sheet) => {
    expect(contrast(color(line!), color(sheet!))).toBeGreaterThanOrEqual(3)
  })

  it.each(['muted'])('%s is readable on the tint of a neutral badge', (text) => {
    for (const sheet of ['canvas', 'surface', 'raised']) {
      expect(contrast(color(text), mix(color('ink'), 0.06, color(sheet)))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(MOODS.map(({ key, color: hex }) => [key, hex]))('the chip of %s reads well', (_key, hex) => {
    const mood = fromHex(hex)
    const text = mix(mood, 0.3, color('ink'))
    expect(contrast(text, mix(mood, 0.2, color('surface')))).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(AVATAR_COLORS)('initials are readable on %s', (tone) => {
  expect(contrast(WHITE, fromOklch(tone))).toBeGreaterThanOrEqual(4.5)
})
