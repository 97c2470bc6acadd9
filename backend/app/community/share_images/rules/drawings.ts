import type { Theme } from '#community/share_images/rules/theme'

const HORN =
  'M8.2 25.4V8.6c0-.9.7-1.6 1.6-1.6 4.9 0 8.9-.6 12.6-2.3.8-.4 1.6.1 1.6 1v8.6c0 .9-.9 1.4-1.7 1-2.7-1.3-5.7-1.9-9.1-2v12.1c0 .9-.7 1.6-1.6 1.6H9.8c-.9 0-1.6-.7-1.6-1.6z'

const RAYS = [
  { path: 'M20 620C260 460 530 310 840 150', width: 26, opacity: 0.1 },
  { path: 'M80 600C320 440 560 330 840 260', width: 24, opacity: 0.14 },
  { path: 'M190 600C400 440 600 350 840 320', width: 26, opacity: 0.2 },
  { path: 'M300 600C460 450 620 370 840 365', width: 28, opacity: 0.26 },
  { path: 'M420 600C540 460 660 390 840 420', width: 32, opacity: 0.32 },
]

const svg = (viewBox: string, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)

/** The mark: an F shaped like a horn, and a note. */
export const mark = ({ mark: box }: Theme) =>
  svg(
    '0 0 32 32',
    `<rect width="32" height="32" rx="9" fill="${box}"/><path fill="#edb242" d="${HORN}"/>` +
      '<circle cx="18.3" cy="21.3" r="2.7" fill="#fbfaf7"/>',
  )

/** Rays that spread from the corner, as sound from a horn. */
export const rays = ({ rays: color, raysOpacity }: Theme) =>
  svg(
    '0 0 800 560',
    RAYS.map(
      ({ path, width, opacity }) =>
        `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity * raysOpacity}"/>`,
    ).join(''),
  )
