import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { ApiDescription } from './api/description.ts'
import { renderApi } from './api/render-api.ts'
import { sizeOfWebp } from './picture-size.ts'
import { navigationOf, renderPage, type Guide, type GuidePage } from './render-page.ts'

const DOCUMENTS = fileURLToPath(new URL('../../../docs', import.meta.url))
/** Built from the server before the web client. */
const DESCRIPTION = fileURLToPath(
  new URL('../../../backend/resources/reference/openapi.json', import.meta.url),
)
const STYLES = fileURLToPath(new URL('guide.css', import.meta.url))

/** Builds the guide of `docs/guide` for `/help`: its pages into a folder, its styles and pictures among the client's files. */
export function guidePages(folder: string): Plugin {
  return {
    name: 'guide-pages',
    apply: 'build',
    async generateBundle(_, bundle) {
      const pictures = await readPictures()
      for (const [name, source] of pictures)
        this.emitFile({ type: 'asset', fileName: `guide/pictures/${name}`, source })
      // The names of the built fonts contain a content hash.
      const styles = (await readFile(STYLES, 'utf8')).replace(
        /\/assets\/([\w-]+)\.woff2/g,
        (_match, name: string) => fontOf(name, Object.values(bundle)),
      )
      this.emitFile({ type: 'asset', fileName: 'guide/guide.css', source: styles })
      await writePages(folder, pictures)
    },
  }
}

interface Output {
  type: string
  fileName: string
  names?: string[]
}

function fontOf(name: string, outputs: Output[]): string {
  const font = outputs.find(({ type, names = [] }) => type === 'asset' && names.includes(`${name}.woff2`))
  if (font === undefined) throw new Error(`The build has no font ${name}`)
  return `/${font.fileName}`
}

async function readPictures(): Promise<Map<string, Buffer>> {
  const names = await readdir(join(DOCUMENTS, 'pictures'))
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(DOCUMENTS, 'pictures', name))] as const),
    ),
  )
}

async function readPages(): Promise<GuidePage[]> {
  const root = join(DOCUMENTS, 'guide')
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      markdown: await readFile(join(root, file), 'utf8'),
    })),
  )
}

async function writePages(folder: string, contents: Map<string, Buffer>): Promise<void> {
  const pictures = new Map([...contents].map(([name, content]) => [name, sizeOfWebp(content)]))
  const guide: Guide = { pages: await readPages(), pictures }
  const description = JSON.parse(await readFile(DESCRIPTION, 'utf8')) as ApiDescription
  await rm(folder, { recursive: true, force: true })
  const pages = new Map([
    ...guide.pages.map((page): [string, string] => [page.file.replace(/\.md$/, ''), renderPage(page, guide)]),
    ...renderApi(description, navigationOf(guide)),
  ])
  for (const [path, html] of pages) {
    const file = join(folder, `${path}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
}
