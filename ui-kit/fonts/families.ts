import { ARROWS, LATIN, LATIN_EXTENDED } from './characters.ts'

/** A file of a family and its characters; browsers load it for these characters only. */
interface Cut {
  name: string
  source: string
  characters: string
}

export interface Family {
  name: string
  /** In CSS: one weight, or the first and the last. */
  weight: string
  /** The weights that the interface uses, for which a fallback is computed. */
  fallbackWeights: readonly Weight[]
  /** Keeps this part of a variable font. */
  axes?: Record<string, { min: number; max: number }>
  cuts: readonly Cut[]
}

export type Weight = 400 | 600

const BRICOLAGE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque'

export const FAMILIES: readonly Family[] = [
  {
    name: 'Geist',
    weight: '400 600',
    fallbackWeights: [400, 600],
    axes: { wght: { min: 400, max: 600 } },
    cuts: [
      {
        name: 'geist',
        source: 'geist/dist/fonts/geist-sans/Geist-Variable.woff2',
        characters: LATIN + LATIN_EXTENDED + ARROWS,
      },
    ],
  },
  {
    name: 'Bricolage Grotesque',
    weight: '600',
    fallbackWeights: [600],
    cuts: [
      { name: 'bricolage-grotesque', source: `${BRICOLAGE}-latin-600-normal.woff2`, characters: LATIN },
      {
        name: 'bricolage-grotesque-extended',
        source: `${BRICOLAGE}-latin-ext-600-normal.woff2`,
        characters: LATIN_EXTENDED,
      },
    ],
  },
]
