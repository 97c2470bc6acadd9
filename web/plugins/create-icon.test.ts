// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createIcon from './create-icon.tsx'
import { iconFiles } from './direct-icons.ts'

const FILES = iconFiles(fileURLToPath(new URL('../../ui-kit', import.meta.url)))

/** An icon of one shape, one of several, and one with former names. */
it.each(['X', 'Menu', 'CircleAlert'])('%s looks as its package draws it', async (name) => {
  const { __iconData: data, default: Theirs } = (await import(FILES.get(name)!)) as {
    __iconData: Parameters<typeof createIcon>[0]
    default: ComponentType<SVGProps<SVGSVGElement>>
  }
  const Ours = createIcon(data)
  for (const props of [
    {},
    { className: 'size-4' },
    { 'aria-hidden': true },
    { role: 'img', 'aria-label': 'X' },
  ])
    expect(renderToStaticMarkup(createElement(Ours, props))).toBe(
      renderToStaticMarkup(createElement(Theirs, props)),
    )
})
