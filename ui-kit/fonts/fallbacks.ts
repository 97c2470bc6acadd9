import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arial/700'
import roboto from '@capsizecss/metrics/roboto'
import robotoBold from '@capsizecss/metrics/roboto/700'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { LATIN } from './characters.ts'
import type { Family, Weight } from './families.ts'

/** System fonts. Liberation Sans has the metrics of Arial; Android has only Roboto. */
const SYSTEM = [
  {
    suffix: 'Fallback',
    of: {
      400: { metrics: arial, names: ['Arial', 'Liberation Sans'] },
      600: { metrics: arialBold, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
    },
  },
  {
    suffix: 'Fallback Android',
    of: {
      400: { metrics: roboto, names: ['Roboto'] },
      600: { metrics: robotoBold, names: ['Roboto Bold', 'Roboto-Bold'] },
    },
  },
] as const

/** `@font-face` rules that give system fonts the computed width and height of a family. */
export async function fallbacksOf(family: Family, source: Buffer): Promise<string[]> {
  const rules = SYSTEM.map(({ suffix, of }) =>
    Promise.all(
      family.fallbackWeights.map(async (weight) => {
        const { metrics, names } = of[weight]
        const [face] = createFontStack([await metricsAt(family, source, weight), metrics], {
          fontFaceFormat: 'styleObject',
        }).fontFaces
        const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = face!['@font-face']
        return `@font-face {
  font-family: '${family.name} ${suffix}';
  font-weight: ${family.fallbackWeights.length > 1 ? weight : family.weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride ?? '0%'};
}`
      }),
    ),
  )
  return (await Promise.all(rules)).flat()
}

/** The metrics of a family at one weight, which is first instanced from the variable font. */
async function metricsAt({ axes }: Family, source: Buffer, weight: Weight) {
  const font = await subsetFont(source, LATIN, {
    targetFormat: 'sfnt',
    ...(axes && { variationAxes: { wght: weight } }),
  })
  return fromBuffer(font)
}
