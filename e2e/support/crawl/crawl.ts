import type { Page } from '@playwright/test'
import { clientPathOf, type ClientPath } from '../../../backend/contract/core/rules/client_paths.ts'
import { server } from '../api.ts'
import { inspectFollowed, inspectPage, type InspectedPage } from './inspect-page.ts'
import { watchTroubles } from './troubles.ts'

export interface CrawlInput {
  /** The addresses to begin with. */
  from: string[]
  /** The screens to open; links to other screens are only requested. */
  screens: readonly ClientPath[]
  /** How many addresses of one screen are opened; two by default. */
  most?: number
  language?: string
  /** Only the first page is loaded; the client navigates to the others. */
  isQuick?: boolean
}

export interface Crawled {
  /** The problems, each with the address of its page. */
  faults: string[]
  /** The pages that were opened, by their address. */
  pages: Map<string, InspectedPage>
  /** The screens that were opened. */
  opened: Set<ClientPath>
}

interface Link {
  address: string
  /** The page that has the link. */
  on: string
}

/** Opens pages, their links, and so on: each address once, and a few addresses per screen. */
export async function crawl(page: Page, input: CrawlInput): Promise<Crawled> {
  const { from, screens, most = 2, language = 'en', isQuick = false } = input
  const troubles = watchTroubles(page)
  const pages = new Map<string, InspectedPage>()
  const faults: string[] = []
  const counts = new Map<string, number>()
  const opened = new Set<ClientPath>()
  const known = new Set(from)
  const queue: Link[] = from.map((address) => ({ address, on: 'the start' }))

  for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
    const { address, on } = link
    const screen = clientPathOf(pathOf(address))
    const count = counts.get(kindOf(address)) ?? 0
    if (screen === undefined || !screens.includes(screen) || count >= most) {
      const status = (await page.request.get(server + address)).status()
      if (status !== 200) faults.push(`${on} links to ${address}, which answers ${status}`)
      continue
    }
    counts.set(kindOf(address), count + 1)
    opened.add(screen)
    const inspect = isQuick && pages.size > 0 ? inspectFollowed : inspectPage
    const inspected = await inspect(page, address, language)
    faults.push(...[...inspected.faults, ...troubles.take()].map((fault) => `${address} ${fault}`))
    pages.set(address, inspected)
    for (const { href } of inspected.links) {
      const linked = addressOf(href)
      if (linked === undefined || known.has(linked)) continue
      known.add(linked)
      queue.push({ address: linked, on: address })
    }
  }
  return { faults: [...faults, ...missingAnchors(pages)], pages, opened }
}

const pathOf = (address: string) => new URL(address, server).pathname

/** The kind of an address: its screen; each part of the settings is a kind of its own. */
function kindOf(address: string): string {
  const [above, part] = pathOf(address).split('/settings')
  return part === undefined ? (clientPathOf(above!) ?? above!) : `settings${part}`
}

/** The path and the query of a link within the product. */
function addressOf(href: string): string | undefined {
  const { origin, pathname, search } = new URL(href)
  return origin === server ? pathname + search : undefined
}

/** The links to anchors that the page does not have. */
function missingAnchors(pages: Map<string, InspectedPage>): string[] {
  return [...pages].flatMap(([on, { links }]) =>
    links.flatMap(({ href }) => {
      const address = addressOf(href)
      const id = new URL(href).hash.slice(1)
      const target = address === undefined || id === '' ? undefined : pages.get(address)
      return target === undefined || target.ids.includes(id)
        ? []
        : [`${on} links to #${id}, which ${address} does not have`]
    }),
  )
}
