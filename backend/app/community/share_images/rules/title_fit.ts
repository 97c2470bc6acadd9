/** A font size of a title in pixels, and how many lines fit at that size. */
export interface TitleSize {
  size: number
  lines: number
}

/** From the largest to the smallest. */
export const TITLE_SIZES: readonly [TitleSize, ...TitleSize[]] = [
  { size: 96, lines: 1 },
  { size: 84, lines: 2 },
  { size: 72, lines: 2 },
  { size: 62, lines: 3 },
  { size: 54, lines: 3 },
  { size: 46, lines: 4 },
]

/** Pixels between the top of a picture and its text. */
const ROOM = 206

/**
 * The largest size at which a title fits. If it fits at none: the smallest, whose last line ends with an ellipsis.
 * `lineHeight` is a factor of the size.
 */
export async function titleSize(
  linesAt: (size: number) => Promise<number>,
  lineHeight: number,
): Promise<TitleSize> {
  const steps = TITLE_SIZES.map(({ size, lines }) => ({
    size,
    lines: Math.min(lines, Math.floor(ROOM / (size * lineHeight))),
  }))
  for (const step of steps) {
    if ((await linesAt(step.size)) <= step.lines) return step
  }
  return steps.at(-1) ?? TITLE_SIZES[0]
}
