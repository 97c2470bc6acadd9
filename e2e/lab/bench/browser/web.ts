import { chromium } from '@playwright/test'
import { rowsOf, visitByEach } from './content-rows.ts'
import { contentTable, keepsGoals } from './content-table.ts'
import { takeFilmStrip } from './film-strip.ts'
import { freePort } from './free-port.ts'
import { judge, middleOf } from './lighthouse.ts'
import { startMeasuredServer, type MeasuredServer } from './measured-server.ts'
import { readOptions } from './options.ts'
import {
  asReference,
  choose,
  emptyPage,
  emptyPageWithRequest,
  hasContent,
  publicPages,
  signedInPages,
  type MeasuredPage,
} from './pages.ts'
import { openSession } from './session.ts'
import { tablesOf } from './tables.ts'
import { measureTransfer } from './transfer.ts'

/** Compares the pages of the built product with an empty page from the same server, and prints tables in Markdown. */
const options = readOptions(process.argv.slice(2))
const port = await freePort()
const servers: MeasuredServer[] = []
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
})

async function start(root?: string): Promise<MeasuredServer> {
  const server = await startMeasuredServer(root)
  servers.push(server)
  return server
}

const pagesOfMembers = async (server: MeasuredServer) =>
  signedInPages(server, await openSession(browser, server))

/** The signed-in pages of an earlier build that are chosen here. */
async function earlierPages(root: string, chosen: MeasuredPage[]): Promise<MeasuredPage[]> {
  const pages = await pagesOfMembers(await start(root))
  return asReference(pages.filter(({ name }) => chosen.some((page) => page.name === name)))
}

/** In turns, so that a busy moment of the machine affects every page. */
async function inTurns<Page extends MeasuredPage, Result>(
  what: string,
  pages: Page[],
  measure: (page: Page) => Promise<Result>,
): Promise<Map<Page, Result[]>> {
  const results = new Map<Page, Result[]>(pages.map((page) => [page, []]))
  for (let run = 1; run <= options.runs; run += 1) {
    for (const page of pages) {
      process.stderr.write(`${what}, run ${run} of ${options.runs}: ${page.name}\n`)
      results.get(page)!.push(await measure(page))
    }
  }
  return results
}

/** Returns the scores of Lighthouse, by page. */
async function measureWeight(pages: MeasuredPage[]): Promise<Map<MeasuredPage, number>> {
  const runs = await inTurns('Lighthouse', pages, async (page) => {
    const verdict = await judge(page, port)
    process.stderr.write(`  ${verdict.scores.performance}, blocked ${Math.round(verdict.times.tbt)} ms\n`)
    return verdict
  })
  const measured = []
  for (const page of pages) {
    const verdict = middleOf(runs.get(page)!)
    measured.push({ page, name: page.name, verdict, transfer: await measureTransfer(browser, page) })
  }
  process.stdout.write(`${tablesOf(measured, options.runs)}\n`)
  return new Map(measured.map(({ page, verdict }) => [page, verdict.scores.performance]))
}

try {
  const server = await start()
  const chosen = choose([...(await publicPages(server)), ...(await pagesOfMembers(server))], options.only)
  const earlier = options.before === undefined ? [] : await earlierPages(options.before, chosen)
  const pages = [...chosen, ...earlier]
  const withContent = pages.filter(hasContent)
  for (const page of options.pictures === undefined ? [] : withContent)
    await takeFilmStrip(browser, page, options.pictures!)
  const scores = await measureWeight([emptyPage(server), ...pages])
  if (withContent.length > 0) {
    const empty = emptyPageWithRequest(server)
    const visits = await inTurns('Visits', [empty, ...withContent], (page) => visitByEach(browser, page))
    const rows = rowsOf(visits, empty, (page) => scores.get(page))
    process.stdout.write(`\nUntil the content of a page is visible, median of ${options.runs}\n\n`)
    process.stdout.write(`${contentTable(rows)}\n`)
    if (!keepsGoals(rows)) process.exitCode = 1
  }
} finally {
  await browser.close()
  for (const { stop } of servers) await stop()
}
