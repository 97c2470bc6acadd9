import { createRequire } from 'node:module'
import { hasRightToLeft } from '#community/share_images/rules/writing_systems'
import { emojiFace, facesOf, type Face } from '#community/share_images/gateways/drawing/faces'

const require = createRequire(import.meta.url)
const LATIN = ['latin', 'latin-ext', 'vietnamese']
const isNumbered = (part: string) => /^\d+$/.test(part)
const among = (parts: string[]) => (part: string) => parts.includes(part)

const read = () =>
  Promise.all([
    facesOf(require.resolve('@fontsource-variable/bricolage-grotesque'), among(LATIN)),
    facesOf(require.resolve('@fontsource-variable/geist'), among([...LATIN, 'cyrillic', 'cyrillic-ext'])),
    facesOf(require.resolve('@fontsource-variable/noto-sans'), among(['greek', 'greek-ext', 'devanagari'])),
    facesOf(require.resolve('@fontsource-variable/noto-sans-arabic'), among(['arabic'])),
    facesOf(require.resolve('@fontsource-variable/noto-sans-hebrew'), among(['hebrew'])),
    facesOf(require.resolve('@fontsource-variable/noto-sans-thai'), among(['thai'])),
    facesOf(require.resolve('@fontsource-variable/noto-sans-jp'), isNumbered),
    facesOf(require.resolve('@fontsource-variable/noto-sans-sc'), isNumbered),
    facesOf(require.resolve('@fontsource-variable/noto-sans-kr'), isNumbered),
  ])

/** Faces in the order in which they are tried for a character. */
export interface Typefaces {
  title: Face[]
  text: Face[]
}

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

let faces: ReturnType<typeof read> | undefined

/**
 * The faces for a text: those of the product, then fallbacks. Chinese characters use Japanese forms if the text has
 * kana, else Chinese forms. A right-to-left text needs the spaces of its own face, or its words run together.
 */
export async function typefacesFor(text: string): Promise<Typefaces> {
  const [display, geist, noto, arabic, hebrew, thai, japanese, chinese, korean] = await (faces ??= read())
  const right = [...arabic, ...hebrew]
  const first = hasRightToLeft(text) ? right : []
  const han = KANA.test(text) ? [...japanese, ...chinese] : [...chinese, ...japanese]
  const others = [...geist, ...noto, ...right, ...thai, ...han, ...korean, emoji]
  return { title: [...first, ...display, ...others], text: [...first, ...others] }
}

const emoji = emojiFace()
