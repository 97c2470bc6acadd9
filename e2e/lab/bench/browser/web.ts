import { chromium } from '@playwright/test'
import { freePort } from './free-port.ts'
import { judge, middleOf, type Verdict } from './lighthouse.ts'
import { startMeasuredServer } from './measured-server.ts'
import { readOptions } from './options.ts'
import { EMPTY, pagesOf, type MeasuredPage } from './pages.ts'
import { tablesOf, type Measured } from './tables.ts'
import { measureTransfer } from './transfer.ts'

/** Compares the pages of the built product with an empty page from the same server, and prints tables in Markdown. */
const options = readOptions(process.argv.slice(2))
const server = await startMeasuredServer()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
})

/** In turns, so that a busy moment of the machine affects every page. */
async function judgeAll(pages: MeasuredPage[]): Promise<Map<MeasuredPage, Verdict[]>> {
  const verdicts = new Map<MeasuredPage, Verdict[]>(pages.map((page) => [page, []]))
  for (let run = 1; run <= options.runs; run += 1) {
    for (const page of pages) {
      process.stderr.write(`Lighthouse, run ${run} of ${options.runs}: ${page.name}\n`)
      verdicts.get(page)!.push(await judge(server.url + page.path, port))
    }
  }
  return verdicts
}

try {
  const pages = [EMPTY, ...(await pagesOf(server, options))]
  const verdicts = await judgeAll(pages.filter(({ token }) => token === undefined))
  const measured: Measured[] = []
  for (const page of pages) {
    const runs = verdicts.get(page)
    measured.push({
      name: page.name,
      transfer: await measureTransfer(browser, server.url, page),
      ...(runs && { verdict: middleOf(runs) }),
    })
  }
  process.stdout.write(`${tablesOf(measured, options.runs)}\n`)
} finally {
  await browser.close()
  await server.stop()
}
