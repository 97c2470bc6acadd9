// Draws the icons from the logo: `node resources/draw.mjs`. Only needed when the logo changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const sharp = createRequire(new URL('../../backend/package.json', import.meta.url))('sharp')
const mark = readFileSync(new URL('../../web/public/favicon.svg', import.meta.url), 'utf8')
const horn = /<path[\s\S]*?\/>/.exec(mark)[0].replace(/fill="[^"]*"/, '')
const note = /<circle[\s\S]*?\/>/.exec(mark)[0].replace(/fill="[^"]*"/, '')

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`
const dot = (ring, fill) =>
  `<circle cx="25" cy="7" r="7" fill="${ring}"/><circle cx="25" cy="7" r="5.4" fill="${fill}"/>`
/** macOS colors template images itself, so the dot is separated from the logo by a gap. */
const stencil = (unread) =>
  svg(
    unread
      ? `<mask id="m"><rect width="32" height="32" fill="#fff"/><circle cx="26" cy="6" r="7.4" fill="#000"/></mask><g mask="url(#m)">${horn}${note}</g><circle cx="26" cy="6" r="5"/>`
      : horn + note,
  )
const coloured = (unread) => mark.replace('</svg>', unread ? `${dot('#fff', '#d92d20')}</svg>` : '</svg>')

/** Gray, while no stream is connected. */
const faded = (source) => source.replace('<svg ', '<svg opacity="0.55" ')

const draw = async (name, source, size, { gray = false } = {}) =>
  writeFileSync(
    new URL(name, import.meta.url),
    await sharp(Buffer.from(source), { density: (72 * size) / 32 })
      .resize(size, size)
      .grayscale(gray)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )

await draw('icon.png', mark, 512)
// Menus, panels and docks of Linux desktops look for the size they show.
for (const size of [16, 24, 32, 48, 64, 128, 256, 512])
  await draw(`../packaging/icons/${size}x${size}.png`, mark, size)
for (const [suffix, unread] of [
  ['', false],
  ['-unread', true],
]) {
  for (const [scale, size] of [
    ['', 22],
    ['@2x', 44],
  ])
    await draw(`tray${suffix}${scale}.png`, coloured(unread), size)
  for (const [scale, size] of [
    ['', 18],
    ['@2x', 36],
  ])
    await draw(`tray${suffix}Template${scale}.png`, stencil(unread), size)
}
for (const [scale, size] of [
  ['', 22],
  ['@2x', 44],
])
  await draw(`tray-off${scale}.png`, faded(coloured(false)), size, { gray: true })
for (const [scale, size] of [
  ['', 18],
  ['@2x', 36],
])
  await draw(`tray-offTemplate${scale}.png`, faded(stencil(false)), size)
