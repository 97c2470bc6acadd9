import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FEATURES, rangeOf } from './characters.ts'
import { FAMILIES, type Family } from './families.ts'
import { fallbacksOf } from './fallbacks.ts'

/**
 * `npm run fonts`: subsets the fonts of the client from their packages and writes the rules for them. The result is
 * committed; run it after changing the characters or updating a package.
 */
const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
/** Resolved by path: a package need not export its files. */
const read = (path: string) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url))

/** With `optional` a page never changes its font while it is being read; preloading is usually in time. */
async function rulesOf(family: Family): Promise<string[]> {
  const faces = family.cuts.map(async ({ name, source, characters }) => {
    const font = await subsetFont(read(source), characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...(family.axes && { variationAxes: family.axes }),
    })
    writeFileSync(at(`assets/fonts/${name}.woff2`), font)
    process.stdout.write(`${name}.woff2 ${(font.length / 1000).toFixed(1)} kB\n`)
    return `@font-face {
  font-family: '${family.name}';
  font-weight: ${family.weight};
  font-display: optional;
  src: url('../assets/fonts/${name}.woff2') format('woff2');
  unicode-range: ${rangeOf(characters)};
}`
  })
  const fallbacks = await fallbacksOf(family, read(family.cuts[0]!.source))
  return [...(await Promise.all(faces)), ...fallbacks]
}

const rules = (await Promise.all(FAMILIES.map(rulesOf))).flat()
writeFileSync(
  at('styles/fonts.css'),
  `/* Written by \`npm run fonts\`: the fonts, and fonts of the system with the same metrics. */\n${rules.join('\n')}\n`,
)
