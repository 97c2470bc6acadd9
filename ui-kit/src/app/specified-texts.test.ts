// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadTexts } from './text-files.ts'

type Texts = { [key: string]: string | Texts }
type ByKey = Record<string, string>

const FILE = new URL('../../../docs/specified-texts.json', import.meta.url)
const { codes, screens } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  codes: ByKey
  screens: Record<string, ByKey>
}

describe.each(Object.entries({ errors: codes, ...screens }))(
  'the English texts of %s',
  (namespace, specified) => {
    it.each(Object.entries(specified))('have the specified words for %s', async (key, text) => {
      expect(find((await loadTexts('en', namespace)) as Texts, key)).toBe(text)
    })
  },
)

function find(texts: Texts, key: string): string | Texts | undefined {
  return key
    .split('.')
    .reduce<string | Texts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    )
}
