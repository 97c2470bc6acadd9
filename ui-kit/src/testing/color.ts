/** A color in OKLab: lightness, green to red, blue to yellow. */
export type Color = readonly [l: number, a: number, b: number]

type Rgb = readonly [number, number, number]

/** The color of `oklch(l c h)`. */
export function fromOklch(text: string): Color {
  const [l = 0, c = 0, h = 0] = (text.match(/[\d.]+/g) ?? []).map(Number)
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

/** The color of `#rrggbb` or `#rgb`. */
export function fromHex(text: string): Color {
  const digits = text.length === 4 ? text.slice(1).replaceAll(/./g, '$&$&') : text.slice(1)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The result of `color-mix(in oklab, top share, bottom)`. */
export function mix(top: Color, share: number, bottom: Color): Color {
  const at = (index: 0 | 1 | 2) => top[index] * share + bottom[index] * (1 - share)
  return [at(0), at(1), at(2)]
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Color): number {
  const [r, g, b] = toLinearRgb(color).map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinearRgb([lightness, a, b]: Color): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
