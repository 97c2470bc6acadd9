import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { LANGUAGES, type Language } from '@fanfare/contract/core/rules/language.ts'
import { OFFLINE_WORDS } from '../offline/words.ts'
import { hashOf } from './hash-of.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Sets the theme before the first paint; shared with the client's page. */
const FIRST_PAINT = '/first-paint.js'
const PAGE = '/offline.html'

export interface OfflinePage {
  /** The URLs of all files of the page, its HTML first. */
  files: string[]
  /** Changes with the content of any of these files. */
  version: string
}

/** Builds the offline page into a folder. */
export async function buildOfflinePage(outDir: string): Promise<OfflinePage> {
  const mark = await readFile(at('../public/favicon.svg'), 'utf8')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: at('../offline'),
    publicDir: false,
    plugins: [fillIn(mark)],
    build: {
      target: 'chrome114',
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: at('../offline/offline.html') },
    },
  })
  const { output } = built as Rollup.RollupOutput
  const others = output.map(({ fileName }) => `/${fileName}`).filter((name) => name !== PAGE)
  return {
    files: [PAGE, ...others.toSorted(), FIRST_PAINT],
    version: hashOf(
      await readFile(join(outDir, PAGE), 'utf8'),
      await readFile(at('../public/first-paint.js'), 'utf8'),
    ),
  }
}

function fillIn(mark: string): Plugin {
  return {
    name: 'offline-words',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<!--first-paint-->', () => `<script src="${FIRST_PAINT}"></script>`)
          .replace('<!--words-->', () => LANGUAGES.map((language) => mainOf(language, mark)).join('')),
    },
  }
}

/** The words are constants without markup. */
function mainOf(language: Language, mark: string): string {
  const { title, text, retry, still } = OFFLINE_WORDS[language]
  const logo = mark.replace('<svg', '<svg aria-hidden="true"')
  return `<main lang="${language}" hidden>${logo}<p class="name">Fanfare</p><h1>${title}</h1><p>${text}</p><button type="button">${retry}</button><output data-still="${still}"></output></main>`
}
