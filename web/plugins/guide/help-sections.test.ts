import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GUIDE_SECTIONS } from '@fanfare/ui-kit/features/community/help/help-topics.ts'
import { renderPage } from './render-page.ts'

const GUIDE = join(import.meta.dirname, '../../../docs/guide')

async function htmlOf(name: string): Promise<string> {
  const text = await readFile(join(GUIDE, `${name}.md`), 'utf8')
  const page = { file: `${name}.md`, markdown: text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '') }
  return renderPage(page, { pages: [page], pictures: new Map() })
}

it.each(Object.entries(GUIDE_SECTIONS))(
  'the help about %s leads to a section of the guide',
  async (_, section) => {
    const [name, anchor] = section.split('#')
    const html = await htmlOf(name!)
    expect(html).toContain(anchor === undefined ? '<h1' : `<h2 id="${anchor}"`)
  },
)
