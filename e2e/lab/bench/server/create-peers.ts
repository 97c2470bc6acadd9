import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pathOf } from '../browser/options.ts'
import type { BenchDatabase } from './databases.ts'

/** A running server of another product, as the file of `--peers` describes it. */
interface PeerFile {
  name: string
  database: BenchDatabase['kind']
  /** The address that creates a post. */
  url: string
  headers?: Record<string, string>
  /** The request, with `{title}` and `{link}` in its texts. */
  body: object
}

/** `--peers=peers.json`: the servers to compare with. They run already, and their set-up is not part of the bench. */
export function readPeers(args: string[]) {
  const { values } = parseArgs({ args, options: { peers: { type: 'string' } } })
  if (values.peers === undefined) return []
  const peers = JSON.parse(readFileSync(pathOf(values.peers), 'utf8')) as PeerFile[]
  return peers.map(({ body, headers = {}, ...peer }) => {
    const template = JSON.stringify(body)
    const fill = (title: string, link: string) =>
      JSON.parse(template.replaceAll('{title}', title).replaceAll('{link}', link)) as object
    return { ...peer, headers, body: fill }
  })
}
