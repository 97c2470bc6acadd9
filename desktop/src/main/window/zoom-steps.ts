/** The zoom factors of browsers, from small to large. */
const FACTORS = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

export type ZoomStep = 'in' | 'out' | 'reset'

/** The zoom factor after a step from another. The ends stay. */
export function zoomAfter(factor: number, step: ZoomStep): number {
  switch (step) {
    case 'in':
      return FACTORS.find((next) => next > factor + 0.001) ?? factor
    case 'out':
      return FACTORS.findLast((next) => next < factor - 0.001) ?? factor
    case 'reset':
      return 1
  }
}
